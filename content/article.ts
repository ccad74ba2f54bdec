import type { ArticlePageContent } from './types/article';
import { team } from './team';

const back = { label: 'Back to News', to: '/news' };

/** The words around a single article. */
export const articlePage = {
  articleHead: {
    title: (title) => `${title} - ${team.product} News`,
    description: (title) =>
      `${title}: news from ${team.fullName}, of ${team.school.name} in Tulsa.`,
  },
  emptyText: 'This article has no text yet.',
  table: 'Table',
  back,
  facts: {
    readingTime: (minutes) => `${minutes} min read`,
    tooLong: 'This article is too long or too complex to format, so it is shown as plain text.',
  },
  changes: { updated: 'This article was updated', removed: 'This article was removed' },
  neighbors: { label: 'More articles', newer: 'Next article', older: 'Previous article' },
  share: {
    label: 'Share this article',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
  loading: {
    label: 'Loading article…',
    needsScript: {
      title: 'This article needs JavaScript',
      text: 'It may be newer than the copy of our News that comes with this page, or it may not exist. Turn on JavaScript to find out.',
      link: back,
    },
  },
  newest: 'The newest articles',
  missing: {
    title: 'There is no article here',
    text: 'It may have been removed, it may not be finished yet, or the address may be wrong.',
    link: back,
  },
  couldNotCheck: {
    title: 'We could not check for this article',
    text: 'The news service cannot be reached right now, so we do not know whether this article exists.',
    link: back,
  },
} satisfies ArticlePageContent;
