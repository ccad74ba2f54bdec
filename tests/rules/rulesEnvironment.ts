import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { NOW } from './case';
import type { Case, Fields } from './case';
import { seeded } from './cases';
import { contextOf, entries, users } from './users';

// A refusal is an answer here, and no reason to warn.
firebase.firestore.setLogLevel('error');

/** A database whose rules can be changed. */
export interface RulesEnvironment {
  /**
   * Loads the rules, sends the request of every case to a database that is as new, and gives those
   * that were answered otherwise than they should be, as they are found. Throws when the rules do not
   * compile.
   */
  failures(rules: string, cases: readonly Case[]): AsyncGenerator<Case>;
  close(): Promise<void>;
}

/** Opens the database of a project in a running emulator, such as `127.0.0.1:8787`. */
export async function openRulesEnvironment(
  emulatorHost: string,
  projectId: string,
): Promise<RulesEnvironment> {
  const [host = '', port] = emulatorHost.split(':');
  const firestore = { host, port: Number(port) };
  const environment = await initializeTestEnvironment({ projectId, firestore });
  // Each of these is a connection, which takes longer to open than all requests take.
  const contexts = new Map(users.map((user) => [user, contextOf(environment, user)]));

  const isBroken = async (it: Case) => (await isAllowed(contexts.get(it.as)!, it)) !== it.isAllowed;

  return {
    async *failures(rules, cases) {
      await loadRules(emulatorHost, projectId, rules);
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(seed);
      for (const group of inGroups(cases)) {
        const answers = await Promise.all(group.map(isBroken));
        yield* group.filter((_, index) => answers[index]);
      }
    },
    close: () => environment.cleanup(),
  };
}

/** How many requests are sent at the same time. */
const GROUP_SIZE = 16;

function inGroups(cases: readonly Case[]): Case[][] {
  const count = Math.ceil(cases.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, group) =>
    cases.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  );
}

async function loadRules(host: string, projectId: string, content: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function seed(owner: RulesTestContext): Promise<void> {
  const database = owner.firestore();
  const batch = database.batch();
  for (const [path, fields] of Object.entries(seeded)) batch.set(database.doc(path), fields);
  for (const [user, entry] of Object.entries(entries))
    batch.set(database.doc(`editors/${user}`), entry);
  await batch.commit();
}

async function isAllowed(context: RulesTestContext, request: Case): Promise<boolean> {
  try {
    await send(context.firestore(), request);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false;
    throw new Error(`${request.name}: ${String(error)}`, { cause: error });
  }
}

function send(database: firebase.firestore.Firestore, request: Case): Promise<unknown> {
  const { action, path, fields = {} } = request;
  switch (action) {
    case 'get':
      return database.doc(path).get({ source: 'server' });
    case 'list':
      return database.collection(path).get({ source: 'server' });
    case 'listGroup':
      return database.collectionGroup(path).get({ source: 'server' });
    case 'create':
    case 'replace':
      return commit(database, (transaction) =>
        transaction.set(database.doc(path), withSentinels(fields)),
      );
    case 'change':
      return commit(database, (transaction) =>
        transaction.set(database.doc(path), withSentinels(fields), { merge: true }),
      );
    case 'delete':
      return commit(database, (transaction) => transaction.delete(database.doc(path)));
  }
}

/** A transaction has a request of its own, where a plain write shares a stream that every refusal ends. */
function commit(
  database: firebase.firestore.Firestore,
  write: (transaction: firebase.firestore.Transaction) => unknown,
): Promise<void> {
  return database.runTransaction(async (transaction) => void write(transaction));
}

const sentinels = new Map<unknown, () => firebase.firestore.FieldValue>([
  [undefined, () => firebase.firestore.FieldValue.delete()],
  [NOW, () => firebase.firestore.FieldValue.serverTimestamp()],
]);

function withSentinels(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sentinels.get(value)?.() ?? value]),
  );
}
