import { unescapeHtml } from '../lib/html';
import type { Article } from './article';

const readyTexts = new WeakMap<Article, string>();

/**
 * Returns the articles whose title or text contains every word of the query, also within a longer word;
 * case, diacritics, quotes, hyphens, characters without a width, the marks of Markdown and the addresses of links do
 * not count. A query without words returns the list itself, and one of nothing but marks of Markdown nothing.
 */
export function searchArticles(articles: readonly Article[], query: string): readonly Article[] {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return query.replace(SAME_WITHOUT, '').trim() ? [] : articles;
  return articles.filter((article) => {
    const text = textOf(article);
    return words.every((word) => text.includes(word));
  });
}

function textOf(article: Article): string {
  const text = readyTexts.get(article) ?? comparable(`${article.title}\n${article.content}`);
  readyTexts.set(article, text);
  return text;
}

/**
 * Returns a text in lowercase without what no reader sees or what is typed in several ways: "Café" and
 * "*CAFE*" are both "cafe", `Q&amp;A` is "q&a", and the apostrophe of a phone is that of a keyboard.
 */
function comparable(text: string): string {
  return unescapeHtml(text.replace(ADDRESS, ''))
    .normalize('NFKD')
    .replace(SAME_WITHOUT, '')
    .replace(MARKS, '')
    .toLowerCase();
}

/** The addresses of links and pictures, where they stand and elsewhere. */
const ADDRESS = /\]\((?:[^()]|\([^()]*\))*\)|^ {0,3}\[[^[\]\n]+\]:.*/gm;

/** Diacritics, characters without a width, quotes, hyphens and dashes. */
const SAME_WITHOUT = /[\p{Mn}\p{Cf}'‘’ʼ"“”\-‐-―]/gu;

/** The marks of Markdown. */
const MARKS = /[*_~`#>|[\]\\]/g;
