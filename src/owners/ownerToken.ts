import type { DatabaseSettings } from '../news/databaseSettings';
import type { Environment } from '../pipeline/settings';

/**
 * Returns the token to send with what only an owner may do, and for which no security rules hold: OWNER_TOKEN, or
 * the one that a database on this machine takes. Throws an Error that says where to get one if it is missing.
 */
export function ownerToken(environment: Environment, { emulatorHost }: DatabaseSettings): string {
  const token = environment.OWNER_TOKEN?.trim();
  if (emulatorHost) return 'owner';
  if (token) return token;
  throw new Error(
    'OWNER_TOKEN is missing. As an owner, run gcloud auth print-access-token at https://shell.cloud.google.com, and write OWNER_TOKEN=… into the file .env. It lasts an hour.',
  );
}
