import { readSettings } from '../../pipeline/settings';
import type { Environment } from '../../pipeline/settings';

/** What Google allows as a project ID (cloud.google.com/resource-manager, Creating projects). */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Returns which database the settings name. Throws an Error that names the setting that is wrong. */
export function checkSettings(environment: Environment): string {
  const { database, isDatabaseNamed, isRealProject, siteUrl } = readSettings(environment);
  if (!isRealProject) {
    return isDatabaseNamed
      ? `no project is set; the database at ${database.emulatorHost} is used`
      : 'no project is set, so the local database is used';
  }
  if (!PROJECT_ID.test(database.projectId)) {
    throw new Error(
      `FIREBASE_PROJECT_ID is "${database.projectId}", which is not a valid project ID. Copy the ID, not the name, from Project settings in the Firebase console.`,
    );
  }
  const place = database.emulatorHost ? `, on the emulator at ${database.emulatorHost}` : '';
  return `project ${database.projectId}${place}, for ${siteUrl}`;
}
