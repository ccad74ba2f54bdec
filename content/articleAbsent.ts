import { articlePage } from './articlePage';
import type { ArticleAbsentPageContent } from './contentTypes';

/** What stands in place of an article that is not there. */
export const articleAbsent = {
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
} satisfies ArticleAbsentPageContent;
