import type { ArticleToolsContent } from './contentTypes';

/** The words below a single article: where to read on, and how to pass it on. */
export const articleTools = {
  neighbors: { label: 'More articles', newer: 'Next article', older: 'Previous article' },
  share: {
    label: 'Share this article',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
} satisfies ArticleToolsContent;
