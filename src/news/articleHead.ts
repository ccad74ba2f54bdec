import type { ArticlePageContent, HeadContent } from '../../content/contentTypes';
import { excerpt } from '../lib/excerpt';
import type { Article } from './article';

/**
 * About as much of a description as search engines show, in characters. A little less than the most that
 * content may have (pipeline/content/headRule): first words are cut automatically, to fit anywhere.
 */
const DESCRIPTION_LENGTH = 155;

/**
 * Returns the title and the description of an article's page: its own title, and its first words. The
 * build and the browser both call this, so that a page keeps its head when it is hydrated.
 */
export function articleHead(
  { title, content }: Article,
  words: ArticlePageContent['articleHead'],
  untitled: string,
): HeadContent {
  const shown = title || untitled;
  return {
    title: words.title(shown),
    description: excerpt(content, DESCRIPTION_LENGTH) || words.description(shown),
  };
}
