import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import { news } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });
let database: LocalDatabase;

beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

interface RestAnswer {
  status: number;
  body: {
    name?: string;
    fields?: object;
    documents?: { name: string }[];
    nextPageToken?: string;
    error?: { code: number; message: string; status: string };
  };
}

async function rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
  const response = await fetch(`http://${database.host}/v1/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as RestAnswer['body'] };
}

test('a document is written, read and deleted', async () => {
  const written = await rest('PATCH', `${news}/a`, { fields: titleFields('Año 😀') });
  expect(written).toEqual({ status: 200, body: database.documents.get(`${news}/a`) });
  expect(await rest('GET', `${news}/a`)).toEqual(written);
  expect(written.body).toEqual({
    name: `${news}/a`,
    fields: titleFields('Año 😀'),
    createTime: expect.any(String) as string,
    updateTime: expect.any(String) as string,
  });
  expect(await rest('DELETE', `${news}/a`)).toEqual({ status: 200, body: {} });
  expect((await rest('GET', `${news}/a`)).body.error).toEqual({
    code: 404,
    status: 'NOT_FOUND',
    message: `Document "${news}/a" not found.`,
  });
});

test('PATCH replaces the whole document', async () => {
  await rest('PATCH', `${news}/a`, { fields: { ...titleFields('A'), b: { stringValue: 'b' } } });
  expect((await rest('PATCH', `${news}/a`, { fields: {} })).body.fields).toEqual({});
});

test('of a document, only the fields of a mask are read', async () => {
  await rest('PATCH', `${news}/a`, { fields: { ...titleFields('A'), b: { stringValue: 'b' } } });
  const { body } = await rest('GET', `${news}/a?mask.fieldPaths=b`);
  expect(body.fields).toEqual({ b: { stringValue: 'b' } });
});

test('a collection is read page by page', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) database.documents.set(`${news}/${id}`, titleFields(id));
  const read: string[] = [];
  const sizes: number[] = [];
  let token: string | undefined = '';
  do {
    const { body }: RestAnswer = await rest('GET', `${news}?pageSize=2&pageToken=${token}`);
    read.push(...(body.documents ?? []).map(({ name }) => name));
    sizes.push(body.documents?.length ?? 0);
    token = body.nextPageToken;
  } while (token);
  expect(read).toEqual(ids.map((id) => `${news}/${id}`));
  expect(sizes).toEqual([2, 2, 1]);
});

test('preconditions are enforced', async () => {
  const missing = await rest('PATCH', `${news}/a?currentDocument.exists=true`, {});
  expect(missing).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  await rest('PATCH', `${news}/a?currentDocument.exists=false`, { fields: titleFields('A') });
  const there = await rest('PATCH', `${news}/a?currentDocument.exists=false`, {});
  expect(there.status).toBe(409);
  const updateTime = database.documents.get(`${news}/a`)?.updateTime;
  const stale = '2020-01-01T00:00:00Z';
  for (const method of ['PATCH', 'DELETE'])
    expect(await rest(method, `${news}/a?currentDocument.updateTime=${stale}`, {})).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION' } },
    });
  await rest('PATCH', `${news}/a?currentDocument.updateTime=${updateTime}`, {});
  expect(database.documents.get(`${news}/a`)?.fields).toEqual({});
});

test('ids may contain any letters, percent signs and spaces', async () => {
  for (const id of ['a%2Fb', 'zwei Wörter', 'خبر', '🐝']) {
    const path = `${news}/${encodeURIComponent(id)}`;
    expect((await rest('PATCH', path, { fields: titleFields(id) })).body.name).toBe(
      `${news}/${id}`,
    );
    expect((await rest('GET', path)).body.fields).toEqual(titleFields(id));
  }
});

test.each([
  ['GET', 'projects/x', undefined, 400, 'is not of the form projects/P/databases/D/documents'],
  ['PATCH', `${news}/`, {}, 400, 'is not of the form projects/P/databases/D/documents'],
  ['PATCH', news, {}, 501, 'PATCH is not supported here'],
  ['POST', `${news}/a`, {}, 501, 'POST is not supported here'],
  ['PATCH', `${news}/a?updateMask.fieldPaths=t`, {}, 501, 'writes whole documents only'],
  ['PATCH', `${news}/a`, '{', 400, 'The body is not JSON'],
])('%s %s with %j is refused with the reason', async (method, path, body, code, reason) => {
  const answer = await rest(method, path, body);
  expect(answer.status).toBe(code);
  expect(answer.body.error).toEqual({
    code,
    status: expect.stringMatching(/^[A-Z_]+$/) as string,
    message: expect.stringContaining(reason) as string,
  });
  expect(database.documents.all()).toEqual([]);
});

test('a page that is not on this machine may do nothing', async () => {
  const address = `http://${database.host}/v1/${news}/a`;
  const headers = { Origin: 'https://example.org' };
  const answer = await fetch(address, { method: 'PATCH', headers });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('a page of any origin on this machine may read and write', async () => {
  const url = `http://${database.host}/v1/${news}/a`;
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5000',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  const allowed = Object.fromEntries(preflight.headers);
  expect(allowed).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5000',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'authorization,content-type',
  });
  const refused = await fetch(url, { headers: { Origin: 'http://localhost:5000' } });
  expect(refused.status).toBe(404);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
});
