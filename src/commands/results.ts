import { join } from 'node:path';
import { pullResults } from '../owners/pullResults';
import { dayIn } from '../lib/zonedTime';
import { checkContentOrFail } from '../pipeline/content/checkContent';
import { loadEnvFile, readResultsKey } from '../pipeline/settings';
import { root, runCommand } from './runCommand';

const ADDRESS = 'https://www.thebluealliance.com/api/v3/';

/** npm run results: asks The Blue Alliance how we did, and writes it into content/results.json. */
await runCommand(async (report) => {
  await checkContentOrFail(root);
  // This import runs content, which has only now been checked.
  const { team } = await import('../../content/team');
  loadEnvFile(root);
  const file = join('content', 'results.json');
  const results = await pullResults(
    join(root, file),
    team.number,
    dayIn(team.timeZone, Date.now()),
    { address: ADDRESS, key: readResultsKey(process.env) },
  );
  report(`Wrote ${results.length} events into ${file}: look at what has changed, and commit it`);
});
