import { join } from 'node:path';
import { hostAndPort, localDatabase, newsCollectionName } from '../news/databaseSettings';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { articleFields } from '../pipeline/news/firestoreRest';
import { readArticleFiles } from '../pipeline/news/newsFolder';
import type { Settings } from '../pipeline/settings';
import { requirePort } from './requirePort';
import type { Documents } from './database/documents';
import { seedEditors } from './signIn/people';
import { startDatabase } from './database/startDatabase';

interface DatabaseToOpen {
  /** The project's folder. */
  readonly root: string;
  readonly settings: Settings;
  /** The port that the site is going to take; 0 if that is any free one. */
  readonly sitePort: number;
  /** Called with one line per step. */
  readonly report: (step: string) => void;
}

interface OpenDatabase {
  readonly settings: Settings;
  stop(): Promise<void>;
}

/**
 * Makes sure that there is a database to read: a local one, unless the settings name another. It starts with
 * the sample articles. If its usual port is taken, or the site's, it uses any free one and reports that.
 */
export async function openDatabase({
  root,
  settings,
  sitePort,
  report,
}: DatabaseToOpen): Promise<OpenDatabase> {
  if (settings.isRealProject || settings.isDatabaseNamed) {
    return { settings, stop: async () => undefined };
  }
  const samples = readArticleFiles(join(root, 'content', 'news'));
  const [host, usual] = hostAndPort(localDatabase.emulatorHost);
  const isFree = await requirePort(usual, host).then(
    () => usual !== sitePort,
    () => false,
  );
  if (!isFree) report(`Port ${usual} is in use, so the database uses another one`);
  const database = await startDatabase({ port: isFree ? usual : 0 });
  const { signIn } = database;
  seedNews(database.documents, localDatabase.projectId, samples);
  seedEditors(database.documents, signIn.people);
  signIn.onMail = ({ email, oobLink }) => report(`A mail to ${email}: ${oobLink}`);
  report(`The local database is ready: ${database.host}`);
  const isSignInNamed = settings.authHost !== settings.database.emulatorHost;
  return {
    settings: {
      ...settings,
      database: { ...settings.database, emulatorHost: database.host },
      ...(!isSignInNamed && {
        authHost: database.host,
        people: signIn.people.map(({ email, password, what }) => ({ email, password, what })),
      }),
      isDatabaseNamed: true,
    },
    stop: () => database.stop(),
  };
}

/** Writes the articles to the News collection of a project. */
export function seedNews(
  documents: Documents,
  projectId: string,
  articles: readonly ArticleFile[],
): void {
  const collection = newsCollectionName(projectId);
  for (const article of articles)
    documents.set(`${collection}/${article.id}`, articleFields(article));
}
