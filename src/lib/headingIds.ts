/** Returns a heading's words as an address has them, as on GitHub: `Week 1: Kickoff` is `week-1-kickoff`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Returns the slugs of headings in their order; where a text has one name twice, the second ends with `-1`. */
export function uniqueSlugs(headings: readonly string[]): string[] {
  const slugs = new Set<string>();
  const counts = new Map<string, number>();
  return headings.map((words) => {
    const slug = slugOf(words);
    let unique = slug;
    while (slugs.has(unique)) {
      const count = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, count);
      unique = `${slug}-${count}`;
    }
    slugs.add(unique);
    return unique;
  });
}
