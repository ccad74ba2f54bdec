import { readSettings } from '../../pipeline/settings';
import type { Environment } from '../../pipeline/settings';

/** Returns which database the settings name. Throws an Error that names the setting that is wrong. */
export function checkSettings(environment: Environment): string {
  const { database, isDatabaseNamed, isRealProject, siteUrl } = readSettings(environment);
  if (!isRealProject) {
    return isDatabaseNamed
      ? `no project is set; the database at ${database.emulatorHost} is used`
      : 'no project is set, so the local database is used';
  }
  const place = database.emulatorHost ? `, on the emulator at ${database.emulatorHost}` : '';
  return `project ${database.projectId}${place}, for ${siteUrl}`;
}
