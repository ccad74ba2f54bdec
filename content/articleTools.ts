import type { ArticleToolsContent } from './contentTypes';

/** The words that an article does not need to be read: what to know of it, where to read on, and how to pass it on. */
export const articleTools = {
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
} satisfies ArticleToolsContent;
