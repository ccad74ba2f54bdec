import type { DatabaseSettings } from '../news/databaseSettings';
import { reach } from './reach';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Signs an editor in with EDITOR_EMAIL and EDITOR_PASSWORD and gives the token that writes go with, so
 * that the security rules decide. A database on this machine needs none (undefined), unless
 * FIREBASE_AUTH_EMULATOR_HOST, the standard variable, names who signs in for it. Throws an Error that
 * says what to do, and never holds the password.
 */
export async function signInEditor(
  environment: Environment,
  { apiKey, emulatorHost }: DatabaseSettings,
): Promise<string | undefined> {
  const emulator = environment.FIREBASE_AUTH_EMULATOR_HOST?.trim();
  if (emulatorHost && !emulator) return undefined;
  const email = environment.EDITOR_EMAIL?.trim();
  const password = environment.EDITOR_PASSWORD;
  if (!email || !password) {
    throw new Error(
      'EDITOR_EMAIL and EDITOR_PASSWORD are missing. Set both to your own as an editor, in the environment or in .env; --dry-run needs neither.',
    );
  }
  // A real database takes only the real sign-in.
  const origin = emulatorHost ? `http://${emulator}/` : 'https://';
  const address = new URL(
    `${origin}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`,
  );
  const response = await reach('The sign-in', address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer = (await response.json().catch(() => ({}))) as {
    idToken?: unknown;
    error?: { message?: string };
  };
  if (response.ok && typeof answer.idToken === 'string') return answer.idToken;
  throw new Error(
    `${email} could not be signed in: ${answer.error?.message ?? response.status}. Check EDITOR_EMAIL and EDITOR_PASSWORD.`,
  );
}
