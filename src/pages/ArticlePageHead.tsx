import type { ComponentType } from 'react';
import { articleAbsent } from '../../content/articleAbsent';
import { articlePage } from '../../content/articlePage';
import type { HeadContent } from '../../content/contentTypes';
import { news } from '../../content/news';
import { loadPageHead } from '../layout/frameParts';
import { articlePageHead } from '../news/articleHead';
import type { NewsArticle } from '../news/shownNews';

const words = { ...articlePage, ...articleAbsent };

let PageHead: ComponentType<HeadContent>;

/** The title and the description of an article's page, once `load` has resolved. */
export function ArticlePageHead(shown: NewsArticle) {
  return <PageHead {...articlePageHead(shown, words, news)} />;
}

/**
 * Loads the rest of its code, too. As a late part of its own, that could be rendered anew instead of
 * hydrated when the article arrives meanwhile: the elements that were prerendered would stay in the head.
 */
ArticlePageHead.load = async () => {
  PageHead = await loadPageHead();
  return ArticlePageHead;
};
