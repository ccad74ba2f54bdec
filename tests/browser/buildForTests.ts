import { join } from 'node:path';
import { localPeople } from '../../src/local/signIn/people';
import { localDatabase } from '../../src/news/databaseSettings';
import { build } from '../../src/pipeline/build';
import { readSettings } from '../../src/pipeline/settings';
import { DATABASE_HOST, root, testBuild } from './testBuild';

/* Builds the site for the browser tests, as it is deployed. */
await build({
  root,
  out: join(testBuild, 'dist'),
  work: testBuild,
  settings: {
    ...readSettings({}),
    database: { ...localDatabase, emulatorHost: DATABASE_HOST },
    authHost: DATABASE_HOST,
    people: localPeople(),
  },
});
