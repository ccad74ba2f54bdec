import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { readHost } from '../pipeline/settings';
import type { Environment } from '../pipeline/settings';

/**
 * Returns the token to send with what not everybody may do: OWNER_TOKEN, for which no security rules hold, if it
 * is set; otherwise that of an editor who signs in with EDITOR_EMAIL and EDITOR_PASSWORD, so that the rules
 * decide. A database on this machine takes its owner's, unless the standard variable FIREBASE_AUTH_EMULATOR_HOST
 * names its sign-in server. Throws an Error that says what to do and never contains the password.
 */
export async function signInEditor(
  environment: Environment,
  { apiKey, emulatorHost }: DatabaseSettings,
): Promise<string> {
  const owner = environment.OWNER_TOKEN?.trim();
  if (owner) return owner;
  const emulator = readHost(environment, 'FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  if (emulatorHost && !emulator) return 'owner';
  const email = environment.EDITOR_EMAIL?.trim();
  const password = environment.EDITOR_PASSWORD;
  if (!email || !password) {
    throw new Error(
      `EDITOR_EMAIL and EDITOR_PASSWORD are missing. Set both to your own as an editor, in the environment or in .env. ${QUOTES}`,
    );
  }
  // A real database accepts only the real sign-in.
  const host = emulatorHost && emulator;
  const answer = await askToSignIn({ apiKey, host }, { email, password });
  if ('idToken' in answer) return answer.idToken;
  throw new Error(`${email} could not be signed in: ${answer.reason}. ${adviceFor(answer.reason)}`);
}

/**
 * Checks whether people can sign in at a project at all, by asking in nobody's name. Throws an Error that says
 * what to do if not.
 */
export async function checkSignIn(apiKey: string): Promise<void> {
  const nobody = { email: 'nobody@example.org', password: 'nobody' };
  const answer = await askToSignIn({ apiKey }, nobody);
  if ('idToken' in answer || WRONG_PERSON.test(answer.reason)) return;
  throw new Error(`it answered ${answer.reason}. ${adviceFor(answer.reason)}`);
}

async function askToSignIn(
  { apiKey, host }: { readonly apiKey: string; readonly host?: string },
  person: { readonly email: string; readonly password: string },
): Promise<{ readonly idToken: string } | { readonly reason: string }> {
  const origin = host ? `http://${host}/` : 'https://';
  const address = new URL(
    `${origin}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`,
  );
  const response = await fetchOrExplain('The sign-in', address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, returnSecureToken: true }),
  });
  const answer = (await response.json().catch(() => undefined)) as Answer | null | undefined;
  const { idToken, error } = answer ?? {};
  if (response.ok && typeof idToken === 'string') return { idToken };
  if (typeof error?.message === 'string') return { reason: error.message.replace(/\.$/, '') };
  throw new Error(
    `The sign-in at ${address.origin} answered ${response.status}, with neither a token nor a reason. ${host ? 'Check FIREBASE_AUTH_EMULATOR_HOST: something else may answer there.' : 'Something in this network may answer in its place: try again in another one.'}`,
  );
}

/** Node takes the rest of a line of .env after a # for a comment. */
const QUOTES = "In .env, put the password between single quotes ('…'), or a # cuts it off.";

/** The answers for an address or a password that is not right. */
const WRONG_PERSON =
  /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|INVALID_EMAIL|EMAIL_NOT_FOUND|USER_DISABLED|TOO_MANY_ATTEMPTS)/;

/** What to do about a refusal, by what its reason says (the Identity Toolkit API's common error codes). */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|INVALID_EMAIL|EMAIL_NOT_FOUND)/,
    `Check EDITOR_EMAIL and EDITOR_PASSWORD. ${QUOTES}`,
  ],
  [/^TOO_MANY_ATTEMPTS/, 'Wait a few minutes, and try again.'],
  [/^USER_DISABLED/, 'Ask whoever manages the project to enable this account again.'],
  [
    /^(OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED|CONFIGURATION_NOT_FOUND)/,
    'Turn on Email/Password in the Firebase console, under Authentication, Sign-in method.',
  ],
  [/API key/i, 'Copy FIREBASE_API_KEY from Project settings in the Firebase console.'],
];

function adviceFor(reason: string): string {
  const [, found] = advice.find(([words]) => words.test(reason)) ?? [];
  return found ?? `Check EDITOR_EMAIL, EDITOR_PASSWORD and FIREBASE_API_KEY. ${QUOTES}`;
}

interface Answer {
  readonly idToken?: unknown;
  readonly error?: { readonly message?: unknown };
}
