import type { Article } from './article';

/** The four orders of the News list. The first is the one a visitor gets without asking. */
export const sortOrders = ['new-old', 'old-new', 'a-z', 'z-a'] as const;
export type SortOrder = (typeof sortOrders)[number];

type Comparison = (one: Article, other: Article) => number;

const titles = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const byId: Comparison = (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const byTitle: Comparison = (one, other) => titles.compare(one.title, other.title);

/** Undated articles come last in both directions. */
const byDate =
  (direction: 1 | -1): Comparison =>
  (one, other) => {
    if (one.publishedAt === undefined || other.publishedAt === undefined) {
      return Number(one.publishedAt === undefined) - Number(other.publishedAt === undefined);
    }
    return direction * (one.publishedAt - other.publishedAt);
  };

const comparisons: Record<SortOrder, Comparison> = {
  'new-old': byDate(-1),
  'old-new': byDate(1),
  'a-z': byTitle,
  'z-a': (one, other) => byTitle(other, one),
};

/** Gives the articles in the order asked for, ties broken by id; the given list stays as it is. */
export function sortArticles(articles: readonly Article[], order: SortOrder): Article[] {
  const compare = comparisons[order];
  return [...articles].sort((one, other) => compare(one, other) || byId(one, other));
}
