import { finding } from '../../pipeline/finding';
import type { Finding } from '../../pipeline/finding';

/** One thing that the doctor checked on this machine. */
export interface Diagnosis extends Finding {
  /** True when npm start or npm test cannot work until it is fine. */
  readonly isNeeded: boolean;
}

/**
 * Makes one check: `look` returns what it found, or throws an Error that says how to fix it. `isNeeded` is
 * false for what the project can do without.
 */
export async function diagnose(
  what: string,
  look: () => unknown,
  isNeeded = true,
): Promise<Diagnosis> {
  return { ...(await finding(what, look)), isNeeded };
}
