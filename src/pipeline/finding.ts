/** One thing that was checked: on a deployed site, or by the doctor on this machine. */
export interface Finding {
  /** What was checked, such as `/about`. */
  readonly what: string;
  readonly isFine: boolean;
  /** What was found; if it is not fine, also what it should be. */
  readonly detail: string;
}

/** Runs one check: if it throws an Error, its message is the finding. */
export async function finding(
  what: string,
  look: () => Promise<Omit<Finding, 'what'>>,
): Promise<Finding> {
  try {
    return { what, ...(await look()) };
  } catch (error) {
    return { what, isFine: false, detail: (error as Error).message };
  }
}
