import { articlePage } from './articlePage';
import type { ArticleLoadingContent } from './contentTypes';

/** What stands where an article will be. It is seen at the address of an article that is newer than the site, or that is not there. */
export const articleLoading = {
  label: 'Loading article…',
  needsScript: {
    title: 'This article needs JavaScript',
    text: 'It may be newer than the copy of our News that comes with this page, or it may not exist. Turn on JavaScript to find out.',
    link: articlePage.back,
  },
} satisfies ArticleLoadingContent;
