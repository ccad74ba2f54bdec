import { NOW } from './case';
import type { Case, Fields } from './case';
import { seeded } from './cases';
import { entries, headersOf } from './users';
import type { User } from './users';

/** A database whose rules can be changed. */
export interface RulesEnvironment {
  /**
   * Loads the rules, sends the request of every case to a database that is as new, and gives those
   * that were answered otherwise than they should be, as they are found. Throws when the rules do not
   * compile.
   */
  failures(rules: string, cases: readonly Case[]): AsyncGenerator<Case>;
}

/** Returns the database of a project in a running emulator, such as `127.0.0.1:8787`. */
export function rulesEnvironment(host: string, projectId: string): RulesEnvironment {
  const root = `projects/${projectId}/databases/(default)/documents`;

  const ask = (as: User | 'owner', path: string, body?: object) =>
    fetch(`http://${host}/v1/${root}${path}`, {
      headers: headersOf(as, projectId),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const send = ({ as, action, path, fields = {} }: Case) => {
    switch (action) {
      case 'get':
      case 'list':
        return ask(as, `/${path.split('/').map(encodeURIComponent).join('/')}`);
      case 'listGroup': {
        const from = [{ collectionId: path, allDescendants: true }];
        return ask(as, ':runQuery', { structuredQuery: { from } });
      }
      case 'create':
      case 'replace':
      case 'change':
        return ask(as, ':commit', { writes: [update(path, fields, action === 'change')] });
      case 'delete':
        return ask(as, ':commit', { writes: [{ delete: `${root}/${path}` }] });
    }
  };
  const update = (path: string, fields: Fields, isChange = false) => {
    const written = Object.entries(fields).filter(([, value]) => value !== NOW);
    const stamped = Object.keys(fields).filter((name) => fields[name] === NOW);
    return {
      update: { name: `${root}/${path}`, fields: encode(Object.fromEntries(written)) },
      ...(isChange && { updateMask: { fieldPaths: written.map(([name]) => name) } }),
      updateTransforms: stamped.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
    };
  };
  const isBroken = async (it: Case) => {
    const { status } = await send(it);
    if (![200, 403, 404].includes(status)) throw new Error(`${it.name}: answered ${status}`);
    return (status !== 403) !== it.isAllowed;
  };

  return {
    async *failures(rules, cases) {
      await manage(host, projectId, 'PUT', ':securityRules', {
        rules: { files: [{ content: rules }] },
      });
      await manage(host, projectId, 'DELETE', '/databases/(default)/documents');
      const writes = [
        ...Object.entries(seeded).map(([path, fields]) => update(path, fields)),
        ...Object.entries(entries).map(([user, entry]) => update(`editors/${user}`, entry)),
      ];
      await expectDone(await ask('owner', ':commit', { writes }));
      for (const group of inGroups(cases)) {
        const answers = await Promise.all(group.map(isBroken));
        yield* group.filter((_, index) => answers[index]);
      }
    },
  };
}

/** How many requests are sent at the same time. */
const GROUP_SIZE = 8;

function inGroups(cases: readonly Case[]): Case[][] {
  const count = Math.ceil(cases.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, group) =>
    cases.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  );
}

/** Does to an emulated project what its owner can do. */
async function manage(
  host: string,
  projectId: string,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const address = `http://${host}/emulator/v1/projects/${projectId}${path}`;
  await expectDone(await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) }));
}

async function expectDone(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(await answer.text());
}

/** Returns fields as REST takes them. One that is `undefined` is left out, which deletes it in a change. */
function encode(fields: object): object {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined.map(([name, value]) => [name, encodeValue(value)]));
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: value } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Buffer.isBuffer(value)) return { bytesValue: value.toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encode(value as object) } };
}
