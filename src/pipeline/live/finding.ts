import { failureOf } from '../reasonOf';

/** One thing that was looked at on the deployed site. */
export interface Finding {
  /** Such as `/about`. */
  readonly what: string;
  readonly isFine: boolean;
  /** What was found; where it is not fine, also what it should be. */
  readonly detail: string;
}

/** Looks at one thing: a check that throws has found its own failure. */
export async function finding(
  what: string,
  look: () => Promise<Omit<Finding, 'what'>>,
): Promise<Finding> {
  try {
    return { what, ...(await look()) };
  } catch (error) {
    return { what, isFine: false, detail: failureOf(error) };
  }
}
