import type { ArticlePageContent } from './contentTypes';
import { team } from './team';

const backToNews = { label: 'Back to News', to: '/news' };

/** The words around a single article. */
export const articlePage = {
  articleHead: {
    title: (title) => `${title} - ${team.product} News`,
    description: (title) =>
      `${title}: news from ${team.fullName}, of ${team.school.name} in Tulsa.`,
  },
  missing: {
    title: 'There is no such article',
    text: 'It may have been removed, or the address may be wrong.',
    link: backToNews,
  },
  couldNotCheck: {
    title: 'We could not check for this article',
    text: 'The news service cannot be reached right now, so we do not know whether this article exists.',
    link: backToNews,
  },
  emptyText: 'This article has no text yet.',
  table: 'Table, scroll sideways',
  back: backToNews,
} satisfies ArticlePageContent;
