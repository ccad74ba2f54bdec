import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase } from '../../src/news/databaseSettings';
import type { Settings } from '../../src/pipeline/settings';

/** Returns the settings of a build that takes its News from a running local database. */
export function benchSettings({ host }: LocalDatabase): Settings {
  return {
    database: { ...localDatabase, emulatorHost: host },
    isRealProject: false,
    isDatabaseNamed: true,
    siteUrl: undefined,
  };
}
