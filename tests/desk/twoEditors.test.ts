import { join } from 'node:path';
import fc from 'fast-check';
import type * as Articles from '../../src/desk/articles';
import type { DeskArticle } from '../../src/desk/articles';
import type * as Connection from '../../src/desk/connectDatabase';
import type { DeskDatabase } from '../../src/desk/deskDatabase';
import type { Member } from '../../src/desk/session';
import type * as Writing from '../../src/desk/writeArticle';
import type { ArticleAction } from '../../src/desk/writeArticle';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase } from '../../src/news/databaseSettings';
import { hasEmulator } from '../hasEmulator';
import { borrowEmulator } from '../startEmulator';

/*
 * Two editors at the desk, each with a connection of their own, by Firebase's SDK to the local database and to the
 * official emulator under firestore.rules. Both sign in at the stand-in.
 */

const { projectId } = localDatabase;
const rules = join(__dirname, '..', '..', 'firestore.rules');

let signIn: LocalDatabase;
beforeAll(async () => {
  signIn = await startDatabase({ port: 0 });
});
afterAll(() => signIn.stop());

/** A desk in a browser of its own: its modules are nobody else's. */
interface Desk {
  readonly code: typeof Articles & typeof Connection & typeof Writing;
  readonly database: DeskDatabase;
  readonly editor: Member;
}

async function openDesk(host: string, uid: string): Promise<Desk> {
  let code!: Desk['code'];
  await jest.isolateModulesAsync(async () => {
    // Where two are at work, a refusal is no reason to warn.
    (await import('firebase/firestore/lite')).setLogLevel('silent');
    code = {
      ...(await import('../../src/desk/articles')),
      ...(await import('../../src/desk/connectDatabase')),
      ...(await import('../../src/desk/writeArticle')),
    };
  });
  const settings = { ...localDatabase, emulatorHost: host };
  const database = code.connectDatabase({ database: settings, authHost: signIn.host });
  const { email, password } = signIn.signIn.people.find((person) => person.uid === uid)!;
  await database.signIn(email, password);
  await fetch(
    `http://${host}/v1/projects/${projectId}/databases/(default)/documents/editors/${uid}`,
    { method: 'PATCH', body: '{"fields":{}}', headers: { Authorization: 'Bearer owner' } },
  );
  return { code, database, editor: { uid, email, name: uid, role: 'editor' } };
}

const act = fc.constantFrom<ArticleAction>('save', 'publish', 'takeDown', 'delete', 'bringBack');
/** Somebody opens the article, or one or both at the same moment do something to it as they last saw it. */
const step = fc.oneof(
  fc.record({ opens: fc.constantFrom(0, 1) }),
  fc.record({
    acts: fc.array(fc.tuple(fc.constantFrom(0, 1), act), { minLength: 1, maxLength: 1 }),
  }),
  fc.record({ acts: fc.tuple(fc.tuple(fc.constant(0), act), fc.tuple(fc.constant(1), act)) }),
);

if (!hasEmulator()) {
  console.warn(
    '\nSKIPPED: two editors on the official Firestore emulator, because it was not found. `npm run doctor` says how to get it.\n',
  );
}
const servers = {
  'the local database': { runs: 10, start: () => startDatabase({ port: 0 }) },
  ...(hasEmulator() && {
    'the official emulator': { runs: 4, start: () => borrowEmulator(projectId, rules) },
  }),
};

test.each(Object.entries(servers))(
  'whatever two editors do in whatever order, nothing is overwritten unseen in %s',
  async (_, { runs, start }) => {
    const server = await start();
    const desks = [await openDesk(server.host, 'editor'), await openDesk(server.host, 'second')];
    let count = 0;
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 16 }),
      async (steps) => {
        const id = `article-${(count += 1)}`;
        const open = ({ code, database } = desks[0]!) => code.openArticle(database, id);
        const seen: DeskArticle[] = [{ id }, { id }];
        const deeds: string[] = [];
        for (const taken of steps) {
          if ('opens' in taken) {
            seen[taken.opens] = await open();
            continue;
          }
          const before = told(await open());
          const attempts = taken.acts.map(async ([who, deed]) => {
            const { code, database, editor } = desks[who]!;
            const content = `text ${(count += 1)}`;
            const text = { title: 'Kickoff', date: Date.UTC(2027, 0, 9, 16), content };
            const { record } = seen[who]!;
            const isSeen = told(seen[who]!) === before;
            try {
              const next = await code.writeArticle(database, editor, seen[who]!, deed, text);
              expect(isSeen).toBe(true);
              // A draft that another began is kept, too, before other words are published.
              if (deed === 'publish' && record?.version === 0 && record.author !== editor.uid)
                deeds.push(`${record.content} ${record.name}`);
              if (['publish', 'takeDown', 'delete'].includes(deed))
                deeds.push(`${content} ${editor.name}`);
              seen[who] = next;
              return next;
            } catch (error) {
              expect(error).toBeInstanceOf(code.Conflict);
              // Whoever had seen it was only slower than the other.
              expect(isSeen && taken.acts.length === 1).toBe(false);
              return undefined;
            }
          });
          const done = (await Promise.all(attempts)).filter((each) => each !== undefined);
          expect(done.length).toBeLessThanOrEqual(1);
          expect(told(await open())).toBe(done[0] ? told(done[0]) : before);
        }
        const versions = await desks[1]!.code.listVersions(desks[1]!.database, id);
        expect(versions.map(({ number }) => number).reverse()).toEqual(
          versions.map((_, at) => at + 1),
        );
        expect(versions.map(({ content, name }) => `${content} ${name}`).reverse()).toEqual(deeds);
      },
    );
    try {
      await fc.assert(property, { numRuns: runs });
    } finally {
      await server.stop();
    }
  },
  120_000,
);

/** What an editor sees of an article. */
function told({ record, live }: DeskArticle): string {
  const { uid, state, version, content } = record ?? {};
  return JSON.stringify([uid, state, version, content, live?.text.content]);
}
