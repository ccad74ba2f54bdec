import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pullResults } from '../../src/owners/pullResults';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();

/** What a stand-in for the service answers: by the end of its address, or to everything. */
type Answers = Record<string, unknown> | ((response: ServerResponse) => void);

const BEFORE = '[{ "year": 2020, "event": "Meadow Regional", "rank": 2 }]\n';

/** Asks a stand-in on a day, and returns what is in the file then, and what the command says if it fails. */
async function pull(answers: Answers) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers['x-tba-auth-key'] as string} ${request.url}`);
    if (typeof answers === 'function') return answers(response);
    const [, path = ''] = /\/team\/frc1209\/(.*)/.exec(request.url ?? '') ?? [];
    response.end(JSON.stringify(answers[path] ?? (path.endsWith('statuses') ? {} : [])));
  });
  const port = await listen(server, '127.0.0.1');
  const file = join(mkdtempSync(join(scratch, 'results-')), 'results.json');
  writeFileSync(file, BEFORE);
  const service = { address: `http://127.0.0.1:${port}/api/`, key: 'read-key' };
  const problem = await pullResults(file, 1209, '2027-03-19', service).then(
    () => undefined,
    (error: Error) => error.message,
  );
  server.closeAllConnections();
  server.close();
  return { problem, asked, text: readFileSync(file, 'utf8') };
}

async function kept(answers: Answers): Promise<unknown> {
  const { problem, text } = await pull(answers);
  expect(problem).toBeUndefined();
  return JSON.parse(text);
}

const event = (key: string, name: string, start: string | null, end: string | null, more = {}) => ({
  ...{ key, name, event_type: 0, city: 'Springfield', state_prov: 'OK' },
  ...{ start_date: start, end_date: end, webcasts: [], district: null },
  ...more,
});
const meadow = event('2026mead', 'Meadow Regional', '2026-03-18', '2026-03-21');
const status = {
  qual: {
    status: 'completed',
    num_teams: 41,
    ranking: { rank: 7, record: { wins: 6, losses: 3, ties: 1 }, team_key: 'frc1209' },
  },
  alliance: { name: 'Alliance 3', number: 3, pick: 1, backup: null },
  playoff: { level: 'sf', status: 'eliminated', double_elim_round: 'Round 4', playoff_type: 10 },
  overall_status_str: 'Team 1209 was <b>Rank 7/41</b>',
};
const base = {
  ...{ key: '2026mead', year: 2026, event: 'Meadow Regional', place: 'Springfield' },
  ...{ from: '2026-03-18', until: '2026-03-21' },
};

test('of an event, its name, place, days, rank, record, alliance, playoffs and awards are kept', async () => {
  const award = (name: string, award_type: number, ...recipient_list: unknown[]) => ({
    ...{ name, award_type, event_key: '2026mead', year: 2026, recipient_list },
  });
  const ours = { team_key: 'frc1209', awardee: null };
  const { asked, text } = await pull({
    events: [meadow],
    'events/2026/statuses': { '2026mead': status },
    awards: [
      award('Quality Award sponsored by Acme', 17, ours),
      award('FIRST Impact Award', 0, { team_key: 'frc1', awardee: null }, ours),
      award('Dean’s List Finalist', 4, { team_key: 'frc1209', awardee: 'Alex Example' }),
      award('Volunteer of the Year', 5, { team_key: null, awardee: 'Sam Example' }),
      award('Spirit Award', 30, { team_key: 'frc2', awardee: null }),
    ],
  });
  expect(JSON.parse(text)).toEqual([
    {
      ...base,
      ...{ rank: 7, of: 41, record: '6-3-1', alliance: { number: 3, role: 'first pick' } },
      ...{ playoffs: 'round 4', awards: ['Quality Award', 'Impact Award'] },
    },
  ]);
  expect(text).not.toMatch(/Example|<b>/);
  expect(asked).toContain('read-key /api/team/frc1209/events/2026/statuses');
});

test.each([
  ['winners', { level: 'f', status: 'won' }, 'winners'],
  ['finalists', { level: 'f', status: 'eliminated' }, 'finalists'],
  ['semifinalists before 2023', { level: 'sf', status: 'eliminated' }, 'semifinalists'],
  ['still playing', { level: 'qf', status: 'playing' }, undefined],
])('how far we came in the playoffs: %s', async (_, playoff, playoffs) => {
  const statuses = { '2026mead': { ...status, playoff } };
  const [{ playoffs: found }] = (await kept({
    events: [meadow],
    'events/2026/statuses': statuses,
  })) as [{ playoffs?: string }];
  expect(found).toBe(playoffs);
});

test('of an old event, an award tells who won', async () => {
  const recipient_list = [{ team_key: 'frc1209', awardee: null }];
  const award = { name: 'Regional Winners', award_type: 1, event_key: '2026mead', recipient_list };
  const results = await kept({ events: [meadow], awards: [award] });
  expect(results).toEqual([{ ...base, playoffs: 'winners' }]);
});

test('events are sorted, the latest first, and off-season, canceled and unknown past ones left out', async () => {
  const results = await kept({
    events: [
      event('2024hill', 'Hill Regional', '2024-03-06', '2024-03-09'),
      event('2026lake', 'Lake District Event', '2026-03-18', '2026-03-21', { event_type: 1 }),
      event('2027mead', 'Meadow Regional', '2027-03-18', '2027-03-21'),
      event('2027east', '***CANCELED*** East Regional', '2027-04-01', '2027-04-03'),
      event('2025fall', 'Fall Classic', '2025-10-04', '2025-10-04', { event_type: 99 }),
      event('2020hill', '***SUSPENDED*** Hill Regional', '2020-03-18', '2020-03-21'),
      event('2026fair', 'Fair Regional', '2026-03-05', '2026-03-07'),
      meadow,
      null,
      { key: null, name: null },
    ],
    'events/2024/statuses': { '2024hill': { qual: null, alliance: null, playoff: null } },
    'events/2026/statuses': { '2026mead': status, '2026lake': status, '2026fair': null },
    'events/2027/statuses': { '2027mead': status },
  });
  expect(results).toEqual([
    {
      ...base,
      ...{ key: '2027mead', year: 2027, from: '2027-03-18', until: '2027-03-21' },
    },
    expect.objectContaining({ event: 'Meadow Regional', year: 2026 }),
    expect.objectContaining({ event: 'Lake District Event', year: 2026 }),
  ]);
});

test('until an event is over, its webcasts on Twitch and YouTube are kept as addresses', async () => {
  const webcasts = [
    { type: 'twitch', channel: 'meadow' },
    { type: 'youtube', channel: 'a-B_1', date: '2027-03-19' },
    { type: 'youtube', channel: 'x" onload=' },
    { type: 'iframe', channel: '<iframe>' },
    null,
  ];
  const results = await kept({
    events: [
      event('2027mead', 'Meadow Regional', '2027-03-18', '2027-03-21', { webcasts }),
      event('2026mead', 'Meadow Regional', '2026-03-18', '2026-03-21', { webcasts }),
    ],
    'events/2026/statuses': { '2026mead': status },
  });
  expect(results).toEqual([
    expect.objectContaining({
      webcasts: [
        { label: 'Twitch', to: 'https://www.twitch.tv/meadow' },
        { label: 'YouTube', to: 'https://www.youtube.com/watch?v=a-B_1', day: '2027-03-19' },
      ],
    }),
    expect.not.objectContaining({ webcasts: expect.anything() as unknown }),
  ]);
});

test('what the service does not know of an event is left out', async () => {
  const results = await kept({
    events: [{ key: '2026mead', name: 'Meadow Regional' }],
    awards: [{ name: null, recipient_list: null }, null],
    'events/2026/statuses': {
      '2026mead': { qual: { ranking: { rank: 3, record: null } }, alliance: null },
    },
  });
  expect(results).toEqual([{ key: '2026mead', year: 2026, event: 'Meadow Regional', rank: 3 }]);
});

const UNCHANGED = 'The results here stay as they were.';
const NO_ANSWER = `What came from The Blue Alliance is not its answer: does the network here ask for a sign-in? ${UNCHANGED}`;
const refuse = (status: number) => (response: ServerResponse) => response.writeHead(status).end();

test.each<[string, Answers, string]>([
  ['401', refuse(401), 'answered with 401: it does not accept TBA_KEY: copy the read key again'],
  ['429', refuse(429), 'answered with 429: it has been asked too often: run the command again in'],
  ['500', refuse(500), `500: it has a problem of its own: run the command later. ${UNCHANGED}`],
  ['HTML', (response) => response.end('<p>Sign in</p>'), NO_ANSWER],
  ['no list', (response) => response.end('{}'), NO_ANSWER],
  ['no event at all', {}, `The Blue Alliance knows no event of ours any more. ${UNCHANGED}`],
  ['silence', () => undefined, 'did not answer within 20 seconds.'],
])('%s is said in one sentence, and the file stays as it was', async (what, answers, sentence) => {
  if (what === 'silence')
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(50));
  const { problem, text } = await pull(answers);
  expect(problem).toContain(sentence);
  expect(text).toBe(BEFORE);
});
