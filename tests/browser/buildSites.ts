import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localPeople } from '../../src/local/signIn/people';
import { localDatabase } from '../../src/news/databaseSettings';
import { build } from '../../src/pipeline/build';
import { readSettings } from '../../src/pipeline/settings';
import { DATABASE_HOST, root, sites } from './sites';
import type { SiteKind } from './sites';

/*
 * Builds the site for the tests, twice: as it is deployed, and with React's warnings. React picks its
 * mode once per process, so each build runs in a process of its own.
 */
const [kind] = process.argv.slice(2) as SiteKind[];

if (kind) {
  await build({
    root,
    mode: kind,
    out: join(sites[kind], 'dist'),
    work: sites[kind],
    settings: {
      ...readSettings({}),
      database: { ...localDatabase, emulatorHost: DATABASE_HOST },
      authHost: DATABASE_HOST,
      people: localPeople(),
    },
  });
} else {
  const builds = Object.keys(sites).map((name) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', import.meta.filename, name]),
  );
  // One after the other, so that their output is not interleaved.
  for (const { stdout, stderr } of await Promise.all(builds)) process.stdout.write(stdout + stderr);
}
