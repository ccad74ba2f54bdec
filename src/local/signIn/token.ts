import { parseJson } from '../database/googleError';

/** What a token says about whom it was given to. Times are in seconds since 1970. */
export interface Claims {
  readonly user_id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly auth_time: number;
  readonly exp: number;
}

/** Returns a token of the form of the Auth emulator's: unsigned, for a project on this machine only. */
export function makeToken(projectId: string, claims: Claims): string {
  const header = { alg: 'none', typ: 'JWT' };
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: claims.user_id,
    iat: claims.auth_time,
    ...claims,
    firebase: { identities: { email: [claims.email] }, sign_in_provider: 'password' },
  };
  return `${encode(header)}.${encode(payload)}.`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Reads a token. Throws INVALID_ARGUMENT for what is none. */
export function readToken(token: string): Partial<Claims> {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return { ...(parseJson(text, 'The token') as Partial<Claims> | null) };
}
