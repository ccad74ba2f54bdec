import { parseTimestamp } from '../../lib/parseTimestamp';

/** A time in the database: RFC 3339 in UTC with microseconds, so that versions sort as text. */
export type Version = string;

/** Older than every version. */
export const BEGINNING: Version = '0001-01-01T00:00:00.000000Z';

/** Returns a time in the form of a version; undefined for anything else. */
export function toVersion(time: unknown): Version | undefined {
  const { second, decimals } = parseTimestamp(time) ?? {};
  return decimals === undefined ? undefined : `${second}.${decimals.slice(0, 6).padEnd(6, '0')}Z`;
}

/** Returns a clock whose every reading is later than the one before and than `after`. */
export function createClock(after: Version = BEGINNING): () => Version {
  let last = after;
  return () => {
    const now = `${new Date().toISOString().slice(0, -1)}000Z`;
    last = now > last ? now : oneMicrosecondLater(last);
    return last;
  };
}

function oneMicrosecondLater(version: Version): Version {
  const micros = Number(version.slice(20, 26)) + 1;
  const carry = micros === 1_000_000 ? 1 : 0;
  const second = new Date(Date.parse(`${version.slice(0, 19)}Z`) + carry * 1000).toISOString();
  return `${second.slice(0, 19)}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}

/** Returns the token with which a client resumes at a version: base64, as the protocol expects bytes. */
export function resumeToken(version: Version): string {
  return Buffer.from(version).toString('base64');
}

/**
 * Returns the version at which a target resumes, from its token or its read time; the
 * beginning when it has neither, or one that is later than `now` or not from here.
 */
export function resumedVersion(
  target: { readonly resumeToken?: unknown; readonly readTime?: unknown },
  now: Version,
): Version {
  const text =
    typeof target.resumeToken === 'string'
      ? Buffer.from(target.resumeToken, 'base64').toString()
      : String(target.readTime);
  const version = toVersion(text) ?? BEGINNING;
  return version > now ? BEGINNING : version;
}
