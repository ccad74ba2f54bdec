import { finding } from '../../pipeline/finding';
import type { Finding } from '../../pipeline/finding';

/** One thing that the doctor checked on this machine. */
export interface Diagnosis extends Finding {
  /** True when npm start or npm test cannot work until it is fine. */
  readonly isNeeded: boolean;
}

/** Runs a required check: `look` returns what it found, or throws an Error that says how to fix it. */
export async function requiredCheck(what: string, look: () => unknown): Promise<Diagnosis> {
  const found = await finding(what, async () => ({ isFine: true, detail: String(await look()) }));
  return { ...found, isNeeded: true };
}

/** Like `requiredCheck`, for what the project can do without. */
export async function optionalCheck(what: string, look: () => unknown): Promise<Diagnosis> {
  return { ...(await requiredCheck(what, look)), isNeeded: false };
}
