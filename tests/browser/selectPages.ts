/**
 * Returns the pages whose names contain one of the words, or all pages if there is no word. Throws for
 * a word that no name contains.
 */
export function selectPages<Page extends { readonly name: string }>(
  words: readonly string[],
  pages: readonly Page[],
): readonly Page[] {
  const unknown = words.find((word) => !pages.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = pages.map(({ name }) => name).join(', ');
    throw new Error(`No page's address contains "${unknown}". There are ${names}.`);
  }
  return words.length === 0
    ? pages
    : pages.filter(({ name }) => words.some((word) => name.includes(word)));
}
