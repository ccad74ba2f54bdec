import type { Heading, Root } from 'mdast';
import { nodesOf } from './parseMarkdown';
import { wordsOf } from './words';

/** Returns a heading's words as an address has them, as on GitHub: `Week 1: Kickoff` is `week-1-kickoff`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Returns the slug of each heading of a text; where two have the same name, the second ends with `-1`. */
export function headingSlugs(root: Root): Map<Heading, string> {
  const counts = new Map<string, number>();
  const slugs = new Set<string>();
  const headings = nodesOf(root).filter((node) => node.type === 'heading');
  return new Map(
    headings.map((heading) => {
      const slug = slugOf(wordsOf(heading));
      let unique = slug;
      while (slugs.has(unique)) {
        const count = (counts.get(slug) ?? 0) + 1;
        counts.set(slug, count);
        unique = `${slug}-${count}`;
      }
      slugs.add(unique);
      return [heading, unique];
    }),
  );
}
