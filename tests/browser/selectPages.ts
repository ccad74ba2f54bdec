/**
 * Returns the pages whose names contain one of the words, or all pages if there is no word; `home` stands for
 * `/`, which every name contains. Throws for a word that no name contains.
 */
export function selectPages<Page extends { readonly name: string }>(
  words: readonly string[],
  pages: readonly Page[],
): readonly Page[] {
  const isMeant = (word: string, { name }: Page) =>
    word === 'home' ? name === '/' : name.includes(word);
  const unknown = words.find((word) => !pages.some((page) => isMeant(word, page)));
  if (unknown !== undefined) {
    const names = pages.map(({ name }) => (name === '/' ? 'home' : name)).join(', ');
    throw new Error(`No page's address contains "${unknown}". There are ${names}.`);
  }
  return words.length === 0
    ? pages
    : pages.filter((page) => words.some((word) => isMeant(word, page)));
}
