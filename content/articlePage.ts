import type { ArticlePageContent } from './contentTypes';
import { team } from './team';

/** The words around a single article. */
export const articlePage = {
  articleHead: {
    title: (title) => `${title} - ${team.product} News`,
    description: (title) =>
      `${title}: news from ${team.fullName}, of ${team.school.name} in Tulsa.`,
  },
  emptyText: 'This article has no text yet.',
  table: 'Table, scroll sideways',
  back: { label: 'Back to News', to: '/news' },
} satisfies ArticlePageContent;
