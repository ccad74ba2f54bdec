import { formatTable } from './formatTable';
import { root, runCommand } from './runCommand';
import { findEmptyPlaces } from '../pipeline/content/findEmptyPlaces';
import { findFactsStaleNow } from '../pipeline/content/findStaleFacts';

/** npm run content:stale: lists what content says about days that are over, and what it leaves empty, without failing. */
await runCommand(async (report) => {
  const facts = await findFactsStaleNow(root).catch((error: unknown) => {
    throw new Error('Content cannot be read: npm run content:check says what to fix.', {
      cause: error,
    });
  });
  if (facts.length > 0) {
    const rows = facts.map(({ date, what, where, todo }) => [date, what, where, todo]);
    console.log(formatTable([['Day', 'What', 'Where', 'What to do'], ...rows]));
  }
  report(
    facts.length > 0
      ? `Days in content that are over: ${facts.length}`
      : 'No day in content is over',
  );
  const empty = await findEmptyPlaces();
  report(`Places that draw nothing until the team fills them: ${empty.length}`);
  for (const place of empty) console.log(`  ${place}`);
});
