interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked the browser to save data. False where the browser does not tell. */
export function savesData(): boolean {
  return (navigator as Connected).connection?.saveData === true;
}
