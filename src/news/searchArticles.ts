import { whenIdle } from '../lib/whenIdle';
import type { Article } from './article';

/** How many texts are prepared at a time: a few milliseconds of a phone's work. */
const BATCH = 250;

const readyTexts = new WeakMap<Article, string>();

/**
 * Returns the articles whose title or text contains every word of the query, also within a longer word;
 * case, diacritics and the signs of Markdown do not count. A query without words returns the list itself.
 */
export function searchArticles(articles: readonly Article[], query: string): readonly Article[] {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  return articles.filter((article) => {
    const text = textOf(article);
    return words.every((word) => text.includes(word));
  });
}

/** Prepares the texts for a search while the browser is idle. Resolves when all are ready. */
export async function prepareSearch(articles: readonly Article[]): Promise<void> {
  for (let from = 0; from < articles.length; from += BATCH) {
    await whenIdle();
    articles.slice(from, from + BATCH).forEach(textOf);
  }
}

function textOf(article: Article): string {
  const ready = readyTexts.get(article);
  if (ready !== undefined) return ready;
  const text = comparable(`${article.title}\n${article.content}`);
  readyTexts.set(article, text);
  return text;
}

/**
 * Returns a text in lowercase without diacritics and the signs of Markdown, which no reader sees: "Café"
 * and "*CAFE*" are both "cafe".
 */
function comparable(text: string): string {
  return text.normalize('NFKD').replace(UNSEEN, '').toLowerCase();
}

const UNSEEN = /[\p{Mn}*_~`#>|[\]\\]/gu;
