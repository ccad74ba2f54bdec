interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Returns whether the visitor has asked the browser to save data. False if the browser does not say. */
export function savesData(): boolean {
  return (navigator as Connected).connection?.saveData === true;
}
