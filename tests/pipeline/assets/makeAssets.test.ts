import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { team } from '../../../content/team';
import { makeAssets } from '../../../src/pipeline/assets/makeAssets';
import { temporaryFolder } from '../../temporaryFolder';

jest.setTimeout(60_000);

/** A project with the real marks and packages, one picture and one content module. */
const root = temporaryFolder();
const pictures = join(root, 'content', 'pictures');
const makers = join(root, 'src', 'pipeline', 'assets');
const cache = join(root, '.build', 'assets');
const options = {
  root,
  out: join(root, 'dist'),
};
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  cpSync('content/pictures/brand', join(pictures, 'brand'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  mkdirSync(makers, { recursive: true });
  writeFileSync(join(makers, 'encode.ts'), '// The first encoder.\n');
  writeFileSync(join(root, 'package-lock.json'), '{}\n');
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  writeFileSync(
    join(root, 'content', 'home.ts'),
    "export const home = {\n  picture: 'field.jpg',\n};\n",
  );
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#804020' } }).toFile(
    join(pictures, 'field.jpg'),
  );
});

test('everything that the pages refer to is in the output', async () => {
  const assets = await makeAssets(options);
  const previews = await assets.drawPreviews([{ path: '/', heading: 'Welcome' }]);
  const { hash, widths } = assets.pictures['field.jpg']!;
  const addresses = [
    assets.pageFonts.bold.file,
    assets.pageFonts.clock.file,
    ...assets.icons.map(({ href }) => href).filter((href) => !href.startsWith('data:')),
    previews['/']!,
    ...widths.map((width) => `/pictures/field-${hash}-${width}.avif`),
  ];
  for (const address of addresses)
    expect(statSync(join(options.out, address)).size).toBeGreaterThan(0);
  const manifest = readFileSync(join(options.out, 'site.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ name: team.fullName });
});

test('the generated modules describe the output, and are not touched when nothing changes', async () => {
  const { pictures: made, fontFaces } = await makeAssets(options);
  const generated = join(root, 'src', 'generated');
  expect(await import(join(generated, 'pictures.ts'))).toMatchObject({ pictures: made });
  expect(await import(join(generated, 'animations.ts'))).toMatchObject({ animations: {} });
  expect(await import(join(generated, 'fonts.ts'))).toMatchObject({ fontFaces });

  const past = new Date('2026-01-10T12:00:00Z');
  for (const name of readdirSync(generated)) utimesSync(join(generated, name), past, past);
  await makeAssets(options);
  for (const name of readdirSync(generated))
    expect(statSync(join(generated, name)).mtime).toEqual(past);
});

test('changed code or packages rebuild everything, and remove the old output', async () => {
  await makeAssets(options);
  const files = () => readdirSync(cache, { recursive: true, encoding: 'utf8' });
  const entries = () => files().filter((name) => name.endsWith('.json'));
  for (const maker of [join(makers, 'encode.ts'), join(root, 'package-lock.json')]) {
    const before = entries();
    writeFileSync(maker, `${readFileSync(maker, 'utf8')}\n`);
    const messages: string[] = [];
    await makeAssets({ ...options, onProgress: (line) => messages.push(line) });
    expect(messages).toEqual(['Picture 1 of 1: field.jpg']);
    expect(entries()).not.toEqual([]);
    expect(entries().filter((name) => before.includes(name))).toEqual([]);
  }
});
