import { articlePage } from './articlePage';
import type { ArticleAbsentContent } from './contentTypes';

/** What stands in place of an article that is not there, or not yet. */
export const articleAbsent = {
  loading: {
    label: 'Loading article…',
    needsScript: {
      title: 'This article needs JavaScript',
      text: 'It may be newer than the copy of our News that comes with this page, or it may not exist. Turn on JavaScript to find out.',
      link: articlePage.back,
    },
  },
  missing: {
    title: 'There is no article here',
    text: 'It may have been removed, it may not be finished yet, or the address may be wrong.',
    link: articlePage.back,
  },
  couldNotCheck: {
    title: 'We could not check for this article',
    text: 'The news service cannot be reached right now, so we do not know whether this article exists.',
    link: articlePage.back,
  },
} satisfies ArticleAbsentContent;
