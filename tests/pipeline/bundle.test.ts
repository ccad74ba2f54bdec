import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../src/pipeline/bundle';
import { temporaryFolder } from '../temporaryFolder';

// Parcel starts its workers anew for every build.
jest.setTimeout(60_000);

const scratch = temporaryFolder();

/** Bundles a project whose only module has this text. */
async function bundleSource(text: string) {
  const root = realpathSync(mkdtempSync(join(scratch, 'project-')));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'start.ts'), text);
  const targets = { site: { source: 'src/start.ts', distDir: 'site' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ targets }));
  // Parcel takes the folder with it for the project's.
  writeFileSync(join(root, 'package-lock.json'), '{}');
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const [scripts, work] = [join(root, 'scripts'), join(root, 'work')];
  return bundle({ root, scripts, work, mode: 'production' });
}

test('an error in the code is reported with its file and line', async () => {
  await expect(bundleSource("\nexport const open = 'x;\n")).rejects.toThrow(
    /^src\/start\.ts:2: Unterminated string constant/,
  );
  await expect(
    bundleSource("import { a } from 'nowhere-at-all';\nconsole.log(a);\n"),
  ).rejects.toThrow(/^src\/start\.ts:1: Failed to resolve 'nowhere-at-all'/);
});
