import { join } from 'node:path';
import { Documents } from '../../../src/local/database/documents';
import { startDatabase } from '../../../src/local/database/startDatabase';
import { makeToken } from '../../../src/local/signIn/token';
import { hasEmulator } from '../../hasEmulator';
import { borrowEmulator } from '../../startEmulator';

/*
 * What the SDK without listeners asks for (firebase/firestore/lite), of the local database and of the official
 * emulator under firestore.rules: both answer alike.
 */

const projectId = 'demo-calls';
const root = `projects/${projectId}/databases/(default)/documents`;
const rules = join(__dirname, '..', '..', '..', 'firestore.rules');

const servers = {
  'the local database': async () => {
    const documents = new Documents();
    const { host, stop } = await startDatabase({ port: 0, documents });
    return { host, stop };
  },
  ...(hasEmulator() && {
    'the official emulator': () => borrowEmulator(projectId, rules),
  }),
};

const seconds = () => Math.floor(Date.now() / 1000);

const tokenOf = (uid: string, exp = seconds() + 60) =>
  makeToken(projectId, {
    user_id: uid,
    email: `${uid}@example.org`,
    email_verified: uid !== 'unverified',
    auth_time: seconds() - 60,
    exp,
  });

const text = {
  title: { stringValue: 'Kickoff' },
  date: { timestampValue: '2026-01-10T15:00:00Z' },
  content: { stringValue: 'It *begins*.' },
};
const signed = { uid: { stringValue: 'editor' }, name: { stringValue: 'An editor' } };

const saved = (currentDocument?: object) => ({
  update: {
    name: `${root}/Articles/a`,
    fields: { ...text, ...signed, state: { stringValue: 'draft' }, version: { integerValue: '1' } },
  },
  updateTransforms: [{ fieldPath: 'changed', setToServerValue: 'REQUEST_TIME' }],
  ...(currentDocument && { currentDocument }),
});
const version = (n: number, currentDocument: object = { exists: false }) => ({
  update: {
    name: `${root}/Articles/a/versions/${n}`,
    fields: { ...text, ...signed, what: { stringValue: 'published' } },
  },
  updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  currentDocument,
});
const published = { update: { name: `${root}/News/a`, fields: text } };

interface Document {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly timestampValue: string }>>;
  readonly updateTime: string;
}

/** Documents come as a list; a commit answers with one object. */
type Body = readonly { readonly found?: Document; readonly document?: Document }[] & {
  readonly writeResults?: readonly unknown[];
};

interface Answered {
  readonly status: number;
  readonly body: Body;
}

describe.each(Object.entries(servers))('%s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
    for (const uid of ['editor', 'unverified'])
      await call('owner', `${root}:commit`, {
        writes: [{ update: { name: `${root}/editors/${uid}`, fields: {} } }],
      });
  }, 60_000);
  beforeEach(async () => {
    const names = ['Articles/a', 'Articles/a/versions/1', 'Articles/a/versions/2', 'News/a'];
    const writes = names.map((name) => ({ delete: `${root}/${name}` }));
    await call('owner', `${root}:commit`, { writes });
  });
  afterAll(() => server.stop());

  async function call(token: string | undefined, path: string, body: object): Promise<Answered> {
    const response = await fetch(`http://${server.host}/v1/${path}`, {
      method: 'POST',
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  const commit = (token: string | undefined, ...writes: object[]) =>
    call(token, `${root}:commit`, { writes });

  const read = (...names: string[]) =>
    call('owner', `${root}:batchGet`, { documents: names.map((name) => `${root}/${name}`) });

  test('several writes are made together, with the time of the request', async () => {
    const before = Date.now() - 60_000;
    const done = await commit(tokenOf('editor'), saved({ exists: false }), version(1), published);
    expect(done).toMatchObject({ status: 200, body: { commitTime: expect.any(String) as string } });
    expect(done.body.writeResults).toHaveLength(3);
    const { body } = await read('Articles/a', 'News/none', 'News/a');
    // The documents come in any order.
    const found = body.flatMap((it) => it.found ?? []);
    const article = found.find(({ name }) => name.endsWith('/Articles/a'));
    expect(Date.parse(article!.fields.changed!.timestampValue)).toBeGreaterThan(before);
    expect(body).toContainEqual(expect.objectContaining({ missing: `${root}/News/none` }));
    expect(found).toHaveLength(2);
  });

  test.each([
    ['of an article that is there already', [saved({ exists: false })], 409, 'ALREADY_EXISTS'],
    ['of a version that is there already', [version(1)], 409, 'ALREADY_EXISTS'],
    ['that would change a version', [version(1, { exists: true })], 403, 'PERMISSION_DENIED'],
    [
      'on another version of the article than it was read in',
      [version(2), saved({ updateTime: '2020-01-01T00:00:00.000000000Z' })],
      400,
      'FAILED_PRECONDITION',
    ],
    [
      'that relies on what is not so',
      [version(2), { verify: `${root}/News/none`, currentDocument: { exists: true } }],
      404,
      'NOT_FOUND',
    ],
  ])('a commit %s does nothing at all', async (_case, writes, status, reason) => {
    const editor = tokenOf('editor');
    await commit(editor, saved(), version(1));
    const before = await read('Articles/a');
    expect(await commit(editor, published, ...writes)).toMatchObject({
      status,
      body: { error: { status: reason } },
    });
    const after = await read('Articles/a');
    expect(after.body[0]!.found).toEqual(before.body[0]!.found);
    expect((await read('News/a', 'Articles/a/versions/2')).body).toEqual([
      expect.objectContaining({ missing: expect.any(String) as string }),
      expect.objectContaining({ missing: expect.any(String) as string }),
    ]);
  });

  test('what was read is written when nobody has written meanwhile, and verified', async () => {
    const editor = tokenOf('editor');
    await commit(editor, saved());
    const { updateTime } = (await read('Articles/a')).body[0]!.found!;
    // The SDK writes a time with nine decimals.
    const since = { updateTime: updateTime.replace(/(\.\d+)?Z$/, '$1').padEnd(29, '0') + 'Z' };
    const verified = { verify: `${root}/News/none`, currentDocument: { exists: false } };
    expect(await commit(editor, saved(since), verified)).toMatchObject({ status: 200 });
    expect(await commit(editor, saved(since))).toMatchObject({ status: 400 });
  });

  test('a collection under an article is listed in the order of its ids', async () => {
    await commit(tokenOf('editor'), saved(), version(2), version(1));
    const from = [{ collectionId: 'versions' }];
    const query = { structuredQuery: { from } };
    const { body } = await call(tokenOf('editor'), `${root}/Articles/a:runQuery`, query);
    expect(body.map((it) => it.document!.name.slice(-1))).toEqual(['1', '2']);
    const none = await call(tokenOf('editor'), `${root}/Articles/b:runQuery`, query);
    expect(none.body).toEqual([
      expect.objectContaining({ readTime: expect.any(String) as string }),
    ]);
    expect(none.body[0]!.document).toBeUndefined();
  });

  test('the versions of all articles are listed at once, and pictures without their bytes', async () => {
    const editor = tokenOf('editor');
    await commit(editor, saved(), version(2), version(1));
    const from = [{ collectionId: 'versions', allDescendants: true }];
    const { body } = await call(editor, `${root}:runQuery`, { structuredQuery: { from } });
    expect(body.map((it) => it.document!.name.slice(root.length))).toEqual([
      '/Articles/a/versions/1',
      '/Articles/a/versions/2',
    ]);
    const fields = { type: { stringValue: 'image/webp' }, bytes: { bytesValue: 'AAAA' } };
    const name = `${root}/Pictures/20271009-k3f9-4x3`;
    await call('owner', `${root}:commit`, { writes: [{ update: { name, fields } }] });
    const address = `http://${server.host}/v1/${root}/Pictures?mask.fieldPaths=type`;
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${editor}` } });
    expect(await answer.json()).toMatchObject({
      documents: [
        { name, fields: { type: fields.type }, createTime: expect.any(String) as string },
      ],
    });
  });

  test.each([undefined, 'stranger', 'unverified'])('for %s, no draft can be read', async (uid) => {
    await commit('owner', saved(), version(1), published);
    const token = uid && tokenOf(uid);
    const query = (collectionId: string) => ({ structuredQuery: { from: [{ collectionId }] } });
    const refused = [
      await call(token, `${root}:runQuery`, query('Articles')),
      await call(token, `${root}/Articles/a:runQuery`, query('versions')),
      await call(token, `${root}:runQuery`, query('editors')),
      await call(token, `${root}:batchGet`, { documents: [`${root}/Articles/a`] }),
      await call(token, `${root}:batchGet`, { documents: [`${root}/editors/editor`] }),
      await commit(token, { verify: `${root}/Articles/a`, currentDocument: { exists: true } }),
      await commit(token, published),
      await commit(token, { delete: `${root}/News/a` }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(await call(token, `${root}:runQuery`, query('News'))).toMatchObject({ status: 200 });
  });

  test('an editor reads their own entry, and nobody else’s', async () => {
    const own = { documents: [`${root}/editors/editor`] };
    expect(await call(tokenOf('editor'), `${root}:batchGet`, own)).toMatchObject({ status: 200 });
    const other = { documents: [`${root}/editors/unverified`] };
    expect(await call(tokenOf('editor'), `${root}:batchGet`, other)).toMatchObject({ status: 403 });
  });

  test('what is no token is refused', async () => {
    expect(await call('nonsense', `${root}:batchGet`, { documents: [] })).toMatchObject({
      status: 400,
    });
  });
});

test('the local database no longer takes a token that has expired, as Firestore does not', async () => {
  const { host, stop } = await startDatabase({ port: 0 });
  const headers = { Authorization: `Bearer ${tokenOf('editor', seconds() - 1)}` };
  const answer = await fetch(`http://${host}/v1/${root}/News`, { headers });
  expect(answer.status).toBe(401);
  await stop();
});
