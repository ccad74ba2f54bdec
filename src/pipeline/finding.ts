/** One thing that was checked: on a deployed site, or by the doctor on this machine. */
export interface Finding {
  /** What was checked, such as `/about`. */
  readonly what: string;
  readonly isFine: boolean;
  /** What was found; if it is not fine, also what it should be. */
  readonly detail: string;
}

/** Makes one check: `look` returns what it found, or throws an Error that says what is wrong. */
export async function finding(what: string, look: () => unknown): Promise<Finding> {
  try {
    return { what, isFine: true, detail: String(await look()) };
  } catch (error) {
    return { what, isFine: false, detail: (error as Error).message };
  }
}
