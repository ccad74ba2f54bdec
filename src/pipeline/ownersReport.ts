import type { StaleFact } from './content/findStaleFacts';

/** What is known of the site after a run of the workflows. */
interface SiteState {
  readonly facts: readonly StaleFact[];
  /** The address of the run, if something in it has failed. */
  readonly failedRun?: string;
  /** When the last commit was made, and now, in milliseconds since 1970. */
  readonly lastCommit: number;
  readonly now: number;
  /** The address of the repository's files, without a slash at its end. */
  readonly files: string;
}

const DAY = 86_400_000;

/** After so many days without a commit, GitHub stops scheduled runs (docs.github.com, Disabling a workflow). */
const QUIET_DAYS = 60;

/** How many days before that it is announced. */
const NOTICE_DAYS = 15;

/** Returns what an owner should know, as the Markdown of a GitHub issue; empty if there is nothing. */
export function ownersReport(state: SiteState): string {
  const { facts, failedRun, lastCommit, now, files } = state;
  const stopsAt = lastCommit + QUIET_DAYS * DAY;
  const day = new Date(stopsAt).toISOString().slice(0, 10);
  const parts = [
    facts.length > 0 && `## Out of date\n\n${facts.map((fact) => line(fact, files)).join('\n')}`,
    failedRun &&
      `## The last run failed\n\n[See which part of it](${failedRun}). Until one succeeds, the site may stay as it is, but for the live News.`,
    now > stopsAt - NOTICE_DAYS * DAY &&
      `## The nightly run is going to stop\n\nOn ${day}, GitHub stops it, because there has been no commit for ${QUIET_DAYS} days. Any change that is merged before then keeps it running, such as one of Dependabot's. Afterwards, press _Enable workflow_ under Actions, Deploy.`,
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return [...parts, 'This is written anew by every run, and closed once nothing is left.'].join(
    '\n\n',
  );
}

/** A list item with a box to tick, and a link to the line to change. */
function line({ date, what, where, todo }: StaleFact, files: string): string {
  const [file, number] = where.split(':');
  return `- [ ] [\`${where}\`](${files}/${file}#L${number}): \`${what}\`, ${date}. ${todo}`;
}
