import { join } from 'node:path';
import { root, runCommand } from './runCommand';
import { PULLED_NEWS } from '../pipeline/news/newsFolder';
import { pullNews } from '../editors/pullNews';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/** npm run news:pull: copies the News from the database to files in content/news-backup. */
await runCommand(async (report) => {
  loadEnvFile(root);
  const { database } = readDatabase(process.env);
  const { articles, others, removed } = await pullNews(join(root, PULLED_NEWS), database);
  report(`Pulled ${articles} articles from project ${database.projectId} into ${PULLED_NEWS}`);
  for (const other of others) report(other);
  if (removed.length > 0)
    report(`Removed, because they are no longer in the database: ${removed.join(', ')}`);
});
