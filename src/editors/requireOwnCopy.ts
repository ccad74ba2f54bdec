import { localDatabase } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import { PULLED_FROM, pulledProject, shownFolder } from '../pipeline/news/newsFolder';

/**
 * Guards a folder against a pull from a database, which would replace the News that it holds in the files
 * `held`. Throws an Error that says what to do unless that is the News of the same project, or there is none.
 */
export function requireOwnCopy(
  folder: string,
  held: readonly string[],
  { projectId, emulatorHost }: DatabaseSettings,
): void {
  if (emulatorHost && projectId !== localDatabase.projectId) {
    throw new Error(
      `FIREBASE_PROJECT_ID names project ${projectId}, but FIRESTORE_EMULATOR_HOST a database that does not hold its News (${emulatorHost}). Nothing was pulled. Leave out FIRESTORE_EMULATOR_HOST to pull from project ${projectId}, or FIREBASE_PROJECT_ID to pull from that database.`,
    );
  }
  const owner = pulledProject(folder);
  if (owner === undefined && held.length > 0) {
    throw new Error(
      `${shownFolder(folder)} holds News, but not ${PULLED_FROM}, which names its project. Nothing was pulled. Restore that file with git; or, if you need none of this News, delete the folder.`,
    );
  }
  if (owner !== undefined && owner !== projectId) {
    throw new Error(
      `${shownFolder(folder)} holds the News of project ${owner}, but the settings name project ${projectId}. Nothing was pulled. To update that copy, set FIREBASE_PROJECT_ID to ${owner} (README, Settings); to replace it with one of ${projectId}, delete the folder first.`,
    );
  }
}
