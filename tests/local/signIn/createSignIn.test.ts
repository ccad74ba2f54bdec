import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import { seedEditors } from '../../../src/local/signIn/people';
import { localDatabase } from '../../../src/news/databaseSettings';

/* Firebase's own client at the stand-in, as the desk uses it. */

const PASSWORD = 'golden hive';
let database: LocalDatabase;
let app: FirebaseApp;
let auth: Auth;

beforeEach(async () => {
  database = await startDatabase({ port: 0 });
  seedEditors(database.documents, database.signIn.people);
  app = initializeApp({ ...localDatabase });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${database.host}`, { disableWarnings: true });
});
afterEach(async () => {
  await deleteApp(app);
  await database.stop();
});

const signIn = async (name: string, password = PASSWORD) =>
  (await signInWithEmailAndPassword(auth, `${name}@example.org`, password)).user;

const personCalled = (uid: string) => database.signIn.people.find((it) => it.uid === uid)!;

/** The addresses in the mails that nobody gets. */
async function mails(): Promise<string[]> {
  const { projectId } = localDatabase;
  const answer = await fetch(`http://${database.host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { oobLink: string }[] };
  return oobCodes.map(({ oobLink }) => oobLink);
}

test('an editor signs in, and may read what only editors may', async () => {
  const user = await signIn('editor');
  expect(user).toMatchObject({ uid: 'editor', emailVerified: true });
  const address = `http://${database.host}/v1/projects/${localDatabase.projectId}/databases/(default)/documents/Articles`;
  const headers = { Authorization: `Bearer ${await user.getIdToken()}` };
  expect((await fetch(address, { headers })).status).toBe(200);
  expect((await fetch(address)).status).toBe(403);
});

test.each([
  ['editor', 'another word', 'auth/invalid-credential'],
  ['nobody', PASSWORD, 'auth/invalid-credential'],
  ['disabled', PASSWORD, 'auth/user-disabled'],
])('%s with the password “%s” is refused: %s', async (name, password, code) => {
  await expect(signIn(name, password)).rejects.toMatchObject({ code });
});

test('who follows the link in the mail is verified, with the next token', async () => {
  const user = await signIn('unverified');
  expect(user.emailVerified).toBe(false);
  const seen = jest.fn();
  database.signIn.onMail = seen;
  await sendEmailVerification(user);
  const [link = ''] = await mails();
  expect(seen).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'unverified@example.org', oobLink: link }),
  );
  await fetch(link);
  await reload(user);
  // As with Firebase: the token was given before.
  expect([user.emailVerified, (await user.getIdTokenResult()).claims.email_verified]).toEqual([
    true,
    false,
  ]);
  const { claims } = await user.getIdTokenResult(true);
  expect([user.emailVerified, claims.email_verified]).toEqual([true, true]);
});

test('a forgotten password is set anew, which ends every session', async () => {
  const user = await signIn('editor');
  await sendPasswordResetEmail(auth, 'editor@example.org');
  const [link = ''] = await mails();
  expect(await (await fetch(link)).text()).toContain('New password');
  await fetch(link, { method: 'POST', body: new URLSearchParams({ password: 'silver hive' }) });
  expect(await mails()).toEqual([]);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signIn('editor')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect(await signIn('editor', 'silver hive')).toMatchObject({ uid: 'editor' });
});

test('nobody learns from a forgotten password whether an address is known', async () => {
  await sendPasswordResetEmail(auth, 'nobody@example.org');
  expect(await mails()).toEqual([]);
});

test('a token lasts as long as is asked, and a new one is had until the account is disabled', async () => {
  database.signIn.tokenSeconds = 60;
  const user = await signIn('editor');
  const { expirationTime, issuedAtTime } = await user.getIdTokenResult();
  expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(60_000);
  await user.getIdToken(true);
  personCalled('editor').isDisabled = true;
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
});
