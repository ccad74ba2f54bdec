import { join } from 'node:path';
import { team } from '../../../content/team';
import { dayIn } from '../../lib/zonedTime';
import { runCommand } from '../../local/runCommand';
import { compileContent } from './compileContent';
import { findStaleFacts } from './findStaleFacts';
import { formatTable } from './formatTable';

const root = join(import.meta.dirname, '..', '..', '..');

/** npm run content:stale: lists what content says of days that are over. It never fails for them. */
await runCommand(async (report) => {
  const today = dayIn(team.timeZone, Date.now());
  const facts = findStaleFacts(root, compileContent(root), today);
  if (facts.length > 0) {
    const rows = facts.map(({ date, what, where, todo }) => [date, what, where, todo]);
    console.log(formatTable([['Day', 'What', 'Where', 'What to do'], ...rows]));
  }
  report(
    facts.length > 0 ? `${facts.length} days in content are over` : 'No day in content is over',
  );
});
