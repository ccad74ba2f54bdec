import { join } from 'node:path';
import { root, runCommand } from './runCommand';
import { DESK_BACKUP, backUp } from '../owners/backUp';
import { ownerToken } from '../owners/ownerToken';
import { NEWS_BACKUP } from '../pipeline/news/newsFolder';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/**
 * npm run backup: copies the News with their pictures into content/news-backup; with `-- --all`, everything,
 * drafts and versions of the desk included, into desk-backup.
 */
await runCommand(async (report) => {
  loadEnvFile(root);
  const { database } = readDatabase(process.env);
  // Without `--` before it, npm takes --all for an option of its own.
  const isAll = process.argv.includes('--all') || process.env.npm_config_all === 'true';
  const folder = isAll ? DESK_BACKUP : NEWS_BACKUP;
  const token = isAll ? ownerToken(process.env, database) : undefined;
  const { documents, pictures, removed } = await backUp(join(root, folder), database, token);
  report(
    `Copied ${documents} documents and ${pictures} pictures of project ${database.projectId} into ${folder}`,
  );
  if (removed.length > 0) {
    report(`Removed, because they are gone there, or nothing names them: ${removed.join(', ')}`);
  }
  if (isAll) report('Drafts are in it: keep it to yourself');
});
