import { failureOf } from '../../pipeline/reasonOf';
import type { Finding } from '../../pipeline/live/finding';

/** One thing that the doctor looked at on this machine. */
export interface Diagnosis extends Finding {
  /** True when npm start or npm test cannot work as long as it is not fine. */
  readonly isNeeded: boolean;
}

/** What is fine if nothing is thrown: `look` gives what it found, or throws an Error that says how to mend it. */
export async function needed(what: string, look: () => unknown): Promise<Diagnosis> {
  try {
    return { what, isNeeded: true, isFine: true, detail: String(await look()) };
  } catch (error) {
    return { what, isNeeded: true, isFine: false, detail: failureOf(error) };
  }
}

/** As `needed`, for what the project can do without. */
export async function useful(what: string, look: () => unknown): Promise<Diagnosis> {
  return { ...(await needed(what, look)), isNeeded: false };
}
