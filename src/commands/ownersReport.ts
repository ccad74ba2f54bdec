import { execFileSync } from 'node:child_process';
import { findFactsStaleNow } from '../pipeline/content/findStaleFacts';
import { ownersReport } from '../pipeline/ownersReport';
import { root, runCommand } from './runCommand';

/** npm run owners:report: what an owner should know, as Markdown; in a workflow, FAILED=true says that it failed. */
await runCommand(async () => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_RUN_ID, FAILED } = process.env;
  const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  const lastCommit = execFileSync('git', ['log', '-1', '--format=%ct'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report = ownersReport({
    // Content that cannot be read fails the tests, which is told.
    facts: await findFactsStaleNow(root).catch(() => []),
    failedRun: FAILED === 'true' ? `${repository}/actions/runs/${GITHUB_RUN_ID}` : undefined,
    lastCommit: Number(lastCommit) * 1000,
    now: Date.now(),
    files: `${repository}/blob/${GITHUB_SHA ?? 'main'}`,
  });
  if (report !== '') console.log(report);
});
