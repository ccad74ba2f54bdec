import type { NewsToolsContent } from './contentTypes';

/** "10,000". */
const inFigures = (count: number) => count.toLocaleString('en-US');

const articles = (count: number) => (count === 1 ? '1 article' : `${inFigures(count)} articles`);

/** The words around the list of the News: its order, its search, and what is said when it changes. */
export const newsTools = {
  list: {
    label: 'Articles',
    readMore: 'Read More',
    readMoreAbout: (article) => `about “${article}”`,
    loading: 'Loading news…',
    empty: 'There is no news yet. Check back soon.',
  },
  sort: {
    label: 'Sort by',
    choices: [
      { value: 'new-old', label: 'Newest to Oldest' },
      { value: 'old-new', label: 'Oldest to Newest' },
      { value: 'a-z', label: 'A to Z' },
      { value: 'z-a', label: 'Z to A' },
    ],
  },
  search: {
    label: 'Search news',
    clear: 'Clear search',
    found: (count) => `${articles(count)} found`,
    foundSoFar: (count) =>
      `${articles(count)} found so far. Until live news arrives, the search may not cover every article in full.`,
    nothing: (words) => `No article contains “${words}”.`,
    nothingSoFar: (words) =>
      `Nothing found yet for “${words}”. Until live news arrives, the search may not cover every article in full.`,
    cleared: 'All articles are listed again.',
  },
  more: {
    label: 'Show more articles',
    shown: (shown, total) => `Showing ${inFigures(shown)} of ${inFigures(total)} articles`,
  },
  changes: (added, changed, removed) =>
    [
      added && (added === 1 ? '1 new article' : `${inFigures(added)} new articles`),
      changed && `${articles(changed)} updated`,
      removed && `${articles(removed)} removed`,
    ]
      .filter(Boolean)
      .join(', '),
} satisfies NewsToolsContent;
