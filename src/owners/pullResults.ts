import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Day } from '../../content/types/basics';
import type { EventResult } from '../../content/types/results';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { groupOf, parseResults } from './parseResults';

/** Where The Blue Alliance answers, and as whom we ask it. */
interface ResultsService {
  /** The address of its read API. */
  readonly address: string;
  readonly key: string;
}

const SERVICE = 'The Blue Alliance';

/** What it means when it refuses, by the status of its answer. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'does not accept TBA_KEY: copy the read key again from your account there.',
  404: 'does not know our team: is its number in content/team.ts right?',
  429: 'has been asked too often: run the command again in an hour.',
};

/**
 * Writes into `file` what the service knows of a team's events on a day, and returns it (parseResults).
 * Rejects with an Error that says what to do when the service does not answer, or not with results; the file
 * then stays as it was.
 */
export async function pullResults(
  file: string,
  team: number,
  today: Day,
  service: ResultsService,
): Promise<EventResult[]> {
  const teamKey = `frc${team}`;
  const ask = (what: string) => askService(service, `team/${teamKey}/${what}`);
  const [events, awards] = [await ask('events'), await ask('awards')];
  if (!Array.isArray(events) || !Array.isArray(awards)) throw new Error(NO_ANSWER);
  const statuses: Record<string, unknown> = {};
  const years = events.flatMap((event) => /^\d{4}/.exec(String(groupOf(event).key)) ?? []);
  for (const year of new Set(years)) Object.assign(statuses, await ask(`events/${year}/statuses`));
  const results = parseResults({ events, awards, statuses }, teamKey, today);
  if (results.length === 0 && existsSync(file) && readFileSync(file, 'utf8').trim() !== '[]')
    throw new Error(`${SERVICE} knows no event of ours any more. ${UNCHANGED}`);
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}

const UNCHANGED = 'The results here stay as they were.';
const NO_ANSWER = `What came from ${SERVICE} is not its answer: does the network here ask for a sign-in? ${UNCHANGED}`;

async function askService({ address, key }: ResultsService, path: string): Promise<unknown> {
  const headers = { 'X-TBA-Auth-Key': key };
  const response = await fetchOrExplain(SERVICE, new URL(path, address), { headers });
  if (!response.ok) {
    const reason = REFUSALS[response.status] ?? 'has a problem of its own: run the command later.';
    throw new Error(`${SERVICE} answered with ${response.status}: it ${reason} ${UNCHANGED}`);
  }
  return response.json().catch(() => {
    throw new Error(NO_ANSWER);
  });
}
