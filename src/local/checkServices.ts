import { databaseOrigin, newsCollectionName } from '../news/databaseSettings';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { readAnswer, readRefusal } from '../pipeline/news/firestoreRest';
import { readDatabase, readSettings } from '../pipeline/settings';
import type { Environment } from '../pipeline/settings';

/** Asks the database that the settings name for one article. Throws an Error that says why there is no answer. */
export async function checkDatabase(environment: Environment): Promise<string> {
  const { database } = readDatabase(environment);
  const address = new URL(
    `/v1/${newsCollectionName(database.projectId)}?pageSize=1`,
    databaseOrigin(database),
  );
  const response = await fetchOrExplain('The database', address);
  if (!response.ok) {
    const { answer } = await readRefusal(response);
    throw new Error(`The database at ${address.origin} ${answer} Is it made yet (README, Deploy)?`);
  }
  await readAnswer(response, address);
  return `${address.origin} answers`;
}

/** Asks for the home page at SITE_URL. Throws an Error that says what answered instead. */
export async function checkAddress(environment: Environment): Promise<string> {
  const { siteUrl = '' } = readSettings(environment);
  const { status } = await fetchOrExplain('The site', new URL(siteUrl), { redirect: 'manual' });
  if (status === 200) return `${siteUrl} answers`;
  throw new Error(
    `${siteUrl} answers ${status} instead of 200: the site is not deployed yet, or SITE_URL leads elsewhere`,
  );
}
