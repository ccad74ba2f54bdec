import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { signInEditor } from '../../src/editors/signInEditor';
import { preparePush, push } from '../../src/editors/pushNews';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();
const editor = { EDITOR_EMAIL: 'editor@example.org', EDITOR_PASSWORD: 'hive' };
const COLLECTION = newsCollectionName(localDatabase.projectId);

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(async () => {
  await database.stop();
});

const settings = () => ({ ...localDatabase, emulatorHost: database.host });
const stored = (id: string) => database.documents.get(`${COLLECTION}/${id}`)?.fields;

function write(text: string | Buffer, name = 'our-robot.md'): string {
  const file = join(mkdtempSync(join(scratch, 'push-')), name);
  writeFileSync(file, text);
  return file;
}
const file = (content: string, title = 'Our robot') =>
  write(`---\ntitle: ${title}\ndate: 2026-01-10T09:00:00.123456789-06:00\n---\n${content}`);

test('a new article is shown as added lines, and written with Firestore’s precision', async () => {
  const prepared = await preparePush(file('It **drives**.\n'), settings());
  expect(prepared.since).toBeUndefined();
  expect(prepared.change).toEqual([
    '+ ---',
    '+ id: "our-robot"',
    '+ title: "Our robot"',
    '+ date: 2026-01-10T15:00:00.123456Z',
    '+ ---',
    '+ It **drives**.',
    '+ ',
  ]);
  expect(stored('our-robot')).toBeUndefined();
  await push(prepared, settings(), 'owner');
  expect(stored('our-robot')).toEqual({
    title: { stringValue: 'Our robot' },
    date: { timestampValue: '2026-01-10T15:00:00.123456Z' },
    content: { stringValue: 'It **drives**.\n' },
  });
  expect((await preparePush(file('It **drives**.\n'), settings())).change).toEqual([]);
});

test('a change is shown as a diff from the stored article', async () => {
  await push(await preparePush(file('One\nTwo\n'), settings()), settings(), 'owner');
  const { change } = await preparePush(file('One\n2\n'), settings());
  expect(change.filter((line) => !line.startsWith(' '))).toEqual(['- Two', '+ 2']);
});

test('what somebody else wrote meanwhile is not overwritten', async () => {
  const first = await preparePush(file('Mine'), settings());
  const second = await preparePush(file('Theirs'), settings());
  await push(second, settings(), 'owner');
  await expect(push(first, settings(), 'owner')).rejects.toThrow(
    'Somebody else has changed the article',
  );
  const third = await preparePush(file('Mine again'), settings());
  await push(await preparePush(file('Theirs again'), settings()), settings(), 'owner');
  await expect(push(third, settings(), 'owner')).rejects.toThrow(
    'Somebody else has changed the article',
  );
  expect(stored('our-robot')?.content).toEqual({ stringValue: 'Theirs again' });
});

test('a document written in the console is shown as it is, whatever its fields', async () => {
  database.documents.set(`${COLLECTION}/our-robot`, {
    title: { integerValue: '1209' },
    date: { stringValue: 'yesterday' },
    author: { stringValue: 'somebody' },
  });
  const { change, since } = await preparePush(file('Text'), settings());
  expect(since).toBeDefined();
  expect(change.filter((line) => line.startsWith('-'))).toEqual([
    '- title: "{\\"integerValue\\":\\"1209\\"}"',
    '- date: {"stringValue":"yesterday"}',
    '- null',
    '- {"author":{"stringValue":"somebody"}}',
  ]);
});

test('an article that somebody deleted meanwhile does not come back', async () => {
  await push(await preparePush(file('One'), settings()), settings(), 'owner');
  const prepared = await preparePush(file('Two'), settings());
  database.documents.delete(`${COLLECTION}/our-robot`);
  await expect(push(prepared, settings(), 'owner')).rejects.toThrow(
    'Somebody else has changed the article',
  );
  expect(stored('our-robot')).toBeUndefined();
});

/** A database that gives every request the same answer. */
async function startFakeDatabase(status: number, body: unknown = {}) {
  const signs: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    signs.push(request.headers.authorization);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const emulatorHost = `127.0.0.1:${await listen(server)}`;
  return { signs, settings: { ...localDatabase, emulatorHost }, stop: () => server.close() };
}

test('a document that Firestore returns without fields is shown as empty', async () => {
  const { settings: empty, stop } = await startFakeDatabase(200);
  const { change } = await preparePush(file('Text'), empty);
  stop();
  expect(change.filter((line) => line.startsWith('-'))).toEqual([
    '- title: "null"',
    '- date: null',
    '- null',
  ]);
});

test.each([
  [400, 'FAILED_PRECONDITION', 'Somebody else has changed the article'],
  [400, 'INVALID_ARGUMENT', 'The database answered 400: In its words.'],
  [401, 'UNAUTHENTICATED', 'The database did not accept the sign-in.'],
  [403, 'PERMISSION_DENIED', 'The security rules refused'],
  [404, 'NOT_FOUND', 'The database answered 404: In its words.'],
  [500, undefined, 'The database answered 500: it gave no reason.'],
])(
  'pushing a new article that is answered with %d %s fails with a reason',
  async (code, status, reason) => {
    const prepared = await preparePush(file('Text'), settings());
    const error = { code, status, message: 'In its words.' };
    const refusing = await startFakeDatabase(code, status ? { error } : {});
    await expect(push(prepared, refusing.settings, 'owner')).rejects.toThrow(reason);
    refusing.stop();
  },
);

test('an article is written in the name of the editor who signed in', async () => {
  const prepared = await preparePush(file('Text'), settings());
  const { signs, settings: requests, stop } = await startFakeDatabase(200);
  await push(prepared, requests, 'token');
  expect(signs).toEqual(['Bearer token']);
  stop();
});

test.each([
  [400, { error: { message: 'In its words.' } }, 'In its words.'],
  [429, { error: { message: 'No period ' } }, 'No period.'],
  [503, {}, 'it gave no reason.'],
  [502, null, 'it gave no reason.'],
  [500, { error: null }, 'it gave no reason.'],
  [500, { error: { status: 5, message: {} } }, 'it gave no reason.'],
])('an error names the database that answers %d with %j', async (status, body, reason) => {
  const { settings: troubled, stop } = await startFakeDatabase(status, body);
  const host = `http://${troubled.emulatorHost}`;
  await expect(preparePush(file('Text'), troubled)).rejects.toThrow(
    `The database at ${host} answered ${status}: ${reason}`,
  );
  stop();
});

test.each([
  [200, '<h1>Log in to this network</h1>'],
  [404, '<h1>Not found</h1>'],
  [200, null],
  [200, []],
  [200, ''],
])('a %d with %j is neither an article nor the absence of one', async (status, body) => {
  const { settings: wrong, stop } = await startFakeDatabase(status, body);
  await expect(preparePush(file('Text'), wrong)).rejects.toThrow(
    `What answered at http://${wrong.emulatorHost} is not the database. Something in this network`,
  );
  stop();
});

test('an article counts as written only when the database says so', async () => {
  const prepared = await preparePush(file('Text'), settings());
  const { settings: wrong, stop } = await startFakeDatabase(200, '<h1>Log in</h1>');
  await expect(push(prepared, wrong, 'owner')).rejects.toThrow(
    `What answered at http://${wrong.emulatorHost} is not the database.`,
  );
  stop();
});

test('an error names the service that does not answer, with the reason', async () => {
  const free = createServer();
  const host = `127.0.0.1:${await listen(free)}`;
  await new Promise((resolve) => free.close(resolve));
  const prepared = await preparePush(file('Text'), settings());
  const silent = { ...localDatabase, emulatorHost: host };
  const reason = `at http://${host} cannot be reached: connect ECONNREFUSED`;
  const local = 'The local database (FIREBASE_PROJECT_ID names no other)';
  await expect(preparePush(file('Text'), silent)).rejects.toThrow(`${local} ${reason}`);
  await expect(push(prepared, silent, 'owner')).rejects.toThrow(`${local} ${reason}`);
  const real = { ...silent, projectId: 'real' };
  await expect(push(prepared, real, 'owner')).rejects.toThrow(`The database ${reason}`);
  const environment = { ...editor, FIREBASE_AUTH_EMULATOR_HOST: host };
  await expect(signInEditor(environment, localDatabase)).rejects.toThrow(`The sign-in ${reason}`);
});

test('a service that keeps silent is not waited for', async () => {
  const server = createServer();
  const host = `127.0.0.1:${await listen(server)}`;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(50));
  const silent = { ...localDatabase, emulatorHost: host };
  const reason = `${host} did not answer within 20 seconds.`;
  await expect(preparePush(file('Text'), silent)).rejects.toThrow(reason);
  // One that begins to answer and then keeps silent is no better.
  server.on('request', (_, response) => response.writeHead(200).write('{'));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(50));
  await expect(preparePush(file('Text'), silent)).rejects.toThrow(reason);
  server.closeAllConnections();
  server.close();
});

test.each([
  [
    'a title that is too long',
    () => file('Text', 'x'.repeat(201)),
    /our-robot\.md:2: The title is too long by 1 character\./,
  ],
  [
    'a text that is too long',
    () => file('x'.repeat(100_001)),
    /our-robot\.md:5: The text is too long by 1 character\./,
  ],
  ['no front matter', () => write('Text'), /our-robot\.md:1: the title and date are missing/],
  [
    'a name with a space',
    () => write('---\ntitle: A\n---\n', 'our robot.md'),
    /our robot\.md:1: the file name/,
  ],
  [
    'a name without .md',
    () => write('---\ntitle: A\n---\n', 'our-robot.txt'),
    /our-robot\.txt:1: the name of an article file ends with \.md/,
  ],
  [
    'a character of the title that was lost',
    () => file('One', 'Caf\uFFFD night'),
    /our-robot\.md:2: In “Caf\uFFFD”, a character was lost/,
  ],
  [
    'a character that was lost',
    () => file('One\nA caf\uFFFD'),
    /our-robot\.md:6: In “caf\uFFFD”, a character was lost/,
  ],
  [
    'a link without https://',
    () => file('One\n\n[Us](www.example.org) and `[code](x.org)`'),
    /our-robot\.md:7: The link to “www\.example\.org” .* Write https:\/\/www\.example\.org\./,
  ],
  [
    'a file that is saved as UTF-16',
    () => write(Buffer.from('\uFEFF---\ntitle: A\n---\n', 'utf16le')),
    /our-robot\.md:1: the file is saved as UTF-16/,
  ],
  [
    'an id that the rules refuse',
    () => write('---\nid: a.b\ntitle: A\ndate: 2026-01-10T09:00:00Z\n---\n'),
    /our-robot\.md:2: the id/,
  ],
  [
    'an id that would stand for the folder of the articles',
    () => write('---\nid: Index\ntitle: A\ndate: 2026-01-10T09:00:00Z\n---\n'),
    /our-robot\.md:2: an article called index/,
  ],
  [
    'an id that Firestore reserves',
    () => write('---\nid: __robot__\ntitle: A\ndate: 2026-01-10T09:00:00Z\n---\n'),
    /our-robot\.md:2: the database reserves ids that begin and end with __/,
  ],
  [
    'an invalid id below the date',
    () => write('---\ntitle: A\ndate: 2026-01-10T09:00:00Z\nid: a.b\n---\n'),
    /our-robot\.md:4: the id/,
  ],
  [
    'a title below the date that is too long',
    () => write(`---\ndate: 2026-01-10T09:00:00Z\ntitle: ${'x'.repeat(201)}\n---\n`),
    /our-robot\.md:3: The title is too long/,
  ],
  [
    'a text that is too long below an id',
    () => write(`---\nid: a\ntitle: A\ndate: 2026-01-10T09:00:00Z\n---\n${'x'.repeat(100_001)}`),
    /our-robot\.md:6: The text is too long/,
  ],
])('%s is reported before any request is sent', async (_, make, message) => {
  await expect(preparePush(make(), settings())).rejects.toThrow(message);
});

test.each([
  [
    'a file that is not there',
    () => join(scratch, 'nothing.md'),
    /nothing\.md does not exist\. Give/,
  ],
  ['a path inside a file', () => join(file('Text'), 'a.md'), /a\.md does not exist\. Give/],
  ['a folder', () => scratch, /is a folder\. Name one Markdown file/],
])('%s is reported in a plain sentence', async (_, make, message) => {
  await expect(preparePush(make(), settings())).rejects.toThrow(message);
});

/** Runs npm run news:push as npm does in the folder of a file, with these words and settings. */
function runCommand(address: string, words: string[], environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/commands/newsPush.ts', ...words, basename(address)],
    {
      cwd: join(__dirname, '..', '..'),
      env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: dirname(address), ...environment },
      encoding: 'utf8',
    },
  );
}

test('the command looks for the file in the folder where npm was called', () => {
  const { stderr } = runCommand(write('Text'), ['--dry-run']);
  expect(stderr).toContain('our-robot.md:1: the title and date are missing');
});

test('what the site would show otherwise than meant is said once, with its lines; so is the date as it is shown', async () => {
  const text = '![][image1]\n\nIt **works**.\n\n![][image2]\n\n[Us](https://example.org)';
  const { hints, dateShown } = await preparePush(file(text), settings());
  expect(hints).toEqual([
    expect.stringMatching(
      /our-robot\.md:5: The picture “!\[\]\[image1\]” .*\(So, too, in line 9\.\)$/,
    ),
  ]);
  expect(dateShown.join()).toContain('January 10, 2026, 09:00 AM');
});

test('an editor signs in with e-mail and password; a refusal says why, not with what', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push([request.url, JSON.parse(body)]);
      const isRight = body.includes('hive');
      response.writeHead(isRight ? 200 : 400);
      response.end(isRight ? '{"idToken":"token"}' : '{"error":{"message":"INVALID_PASSWORD"}}');
    });
  });
  const host = `127.0.0.1:${await listen(server)}`;
  const environment = { ...editor, FIREBASE_AUTH_EMULATOR_HOST: host };
  expect(await signInEditor(environment, localDatabase)).toBe('token');
  expect(asked).toEqual([
    [
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      { email: 'editor@example.org', password: 'hive', returnSecureToken: true },
    ],
  ]);
  const refused = signInEditor({ ...environment, EDITOR_PASSWORD: 'nest' }, localDatabase);
  await expect(refused).rejects.toThrow('INVALID_PASSWORD');
  await expect(refused).rejects.not.toThrow('nest');
  server.close();
});

test.each([
  [
    'INVALID_LOGIN_CREDENTIALS',
    'INVALID_LOGIN_CREDENTIALS. Check EDITOR_EMAIL and EDITOR_PASSWORD. In .env, put the password between single quotes',
  ],
  ['API key not valid. Please pass a valid API key.', 'valid API key. Copy FIREBASE_API_KEY'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'Try later. Wait a few minutes'],
  ['USER_DISABLED', 'enable this account again'],
  ['OPERATION_NOT_ALLOWED', 'Turn on Email/Password'],
  ['SOMETHING_NEW', 'Check EDITOR_EMAIL, EDITOR_PASSWORD and FIREBASE_API_KEY.'],
])('a sign-in refused with %s says what to do', async (message, advice) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ error: { message } }, { status: 400 }));
  const real = { ...localDatabase, emulatorHost: undefined };
  await expect(signInEditor(editor, real)).rejects.toThrow(advice);
  await expect(signInEditor(editor, real)).rejects.not.toThrow('hive');
});

test('in .env, a # cuts a password off, as the advice says, but not between single quotes', async () => {
  const { EDITOR_PASSWORD } = parseEnv("EDITOR_PASSWORD='hi#ve'");
  expect(EDITOR_PASSWORD).toBe('hi#ve');
  const real = { ...localDatabase, emulatorHost: undefined };
  const cutOff = signInEditor({ ...editor, ...parseEnv('EDITOR_PASSWORD=#hive') }, real);
  await expect(cutOff).rejects.toThrow('In .env, put the password between single quotes');
});

test.each(['http://127.0.0.1:9099', 'localhost:port', 'localhost:99999'])(
  'FIREBASE_AUTH_EMULATOR_HOST=%s is reported as not a host and port',
  async (host) => {
    const environment = { ...editor, FIREBASE_AUTH_EMULATOR_HOST: host };
    await expect(signInEditor(environment, localDatabase)).rejects.toThrow(
      `FIREBASE_AUTH_EMULATOR_HOST is "${host}", which is not a host and port. Write it like 127.0.0.1:9099.`,
    );
  },
);

test.each([
  ['a page', () => new Response('<h1>Log in</h1>')],
  ['an error without a reason', () => new Response('Bad gateway', { status: 502 })],
  ['null', () => Response.json(null)],
  ['no token', () => Response.json({})],
])('a sign-in answered with %s names the service, and not the password', async (_, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const real = { ...localDatabase, emulatorHost: undefined };
  await expect(signInEditor(editor, real)).rejects.toThrow(
    'The sign-in at https://identitytoolkit.googleapis.com answered',
  );
  await expect(signInEditor(editor, real)).rejects.not.toThrow('EDITOR_PASSWORD');
  const environment = { ...editor, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  await expect(signInEditor(environment, localDatabase)).rejects.toThrow(
    'Check FIREBASE_AUTH_EMULATOR_HOST:',
  );
});

test('an owner’s token is taken instead of a sign-in', async () => {
  const real = { ...localDatabase, emulatorHost: undefined };
  expect(await signInEditor({ ...editor, OWNER_TOKEN: 'ya29' }, real)).toBe('ya29');
});

test('a database on this machine needs no sign-in, and a real one needs the real sign-in', async () => {
  expect(await signInEditor({}, localDatabase)).toBe('owner');
  const real = { ...localDatabase, emulatorHost: undefined };
  await expect(signInEditor({}, real)).rejects.toThrow('EDITOR_EMAIL and EDITOR_PASSWORD');
  const fetchMock = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ idToken: 'real' }));
  const environment = { ...editor, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(await signInEditor(environment, real)).toBe('real');
  expect(fetchMock.mock.calls.map(([address]) => new URL(address as URL).host)).toEqual([
    'identitytoolkit.googleapis.com',
  ]);
});
