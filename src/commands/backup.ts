import { join } from 'node:path';
import { root, runCommand } from './runCommand';
import { PULLED_NEWS } from '../pipeline/news/newsFolder';
import { PULLED_DESK, pullDesk } from '../editors/pullDesk';
import { pullNews } from '../editors/pullNews';
import { signInEditor } from '../editors/signInEditor';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/**
 * npm run news:pull: copies the News from the database, with their pictures, to files in content/news-backup; with
 * `-- --all`, also what only editors may read to files in desk-backup.
 */
await runCommand(async (report) => {
  loadEnvFile(root);
  const { database } = readDatabase(process.env);
  const { articles, pictures, others, removed } = await pullNews(join(root, PULLED_NEWS), database);
  report(
    `Pulled ${articles} articles and ${pictures} pictures from project ${database.projectId} into ${PULLED_NEWS}`,
  );
  for (const other of others) report(other);
  if (removed.length > 0)
    report(
      `Removed, because the database does not have them, or nothing there names them: ${removed.join(', ')}`,
    );
  if (!process.argv.includes('--all')) return;
  const token = await signInEditor(process.env, database);
  const documents = await pullDesk(join(root, PULLED_DESK), database, token);
  report(
    `Pulled ${documents} documents of the News desk into ${PULLED_DESK}. Keep them to yourself`,
  );
});
