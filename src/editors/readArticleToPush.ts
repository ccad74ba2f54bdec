import { readFileSync } from 'node:fs';
import { renderMarkdown } from '../lib/markdown';
import { unescapeHtml } from '../lib/html';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '../news/article';
import { ARTICLE_ID } from '../news/newsAddresses';
import { locateArticle, toUtcTimestamp } from '../pipeline/news/articleFile';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { canBeFile } from '../pipeline/news/builtNews';

/**
 * Reads an article from a file. Throws an Error of one sentence when there is no file, and for an article
 * that the site, the database or its security rules would not accept: `FILE:LINE: what, what to do`.
 */
export function readArticleToPush(file: string): ArticleFile {
  const { article: read, lineOf } = locateArticle(file, readText(file));
  // Firestore keeps no more than microseconds.
  const article = { ...read, date: toUtcTimestamp(read.date, 6) ?? read.date };
  if (!ARTICLE_ID.test(article.id)) {
    throw new Error(
      `${file}:${lineOf('id')}: the id has characters that new articles may not use; use only letters, digits, - and _.`,
    );
  }
  if (/^__.*__$/.test(article.id)) {
    throw new Error(
      `${file}:${lineOf('id')}: the database reserves ids that begin and end with __; give the article another id.`,
    );
  }
  if (!canBeFile(article)) {
    throw new Error(
      `${file}:${lineOf('id')}: an article called index would get no page of its own; give it another id.`,
    );
  }
  if (article.title.length > MAX_TITLE_LENGTH) {
    throw new Error(
      `${file}:${lineOf('title')}: the title has ${article.title.length} characters; make it ${MAX_TITLE_LENGTH} or fewer.`,
    );
  }
  if (article.content.length > MAX_CONTENT_LENGTH) {
    throw new Error(
      `${file}:${lineOf('content')}: the text has ${article.content.length} characters; make it ${MAX_CONTENT_LENGTH} or fewer.`,
    );
  }
  const { content } = article;
  const failAt = (words: string, message: string): never => {
    const before = content.split(words, 1)[0]!;
    // The rendered address may be written differently in the file.
    const line = before === content ? '' : `:${lineOf('content') + before.split('\n').length - 1}`;
    throw new Error(`${file}${line}: ${message}`);
  };
  if (article.title.includes(LOST_SIGN)) {
    throw new Error(`${file}:${lineOf('title')}: ${SIGN_IS_LOST}`);
  }
  if (content.includes(LOST_SIGN)) failAt(LOST_SIGN, SIGN_IS_LOST);
  const address = relativeLink(content);
  if (address !== undefined) {
    const forms = [`](${address})`, `](${address} `, `](<${address}>`, `]: ${address}`];
    failAt(
      forms.find((form) => content.includes(form)) ?? address,
      `the link to “${address}” would lead to a page within News; write https://${address}, or a page of the site such as /about.`,
    );
  }
  return article;
}

/** What an editor shows for a byte that is not UTF-8. */
const LOST_SIGN = '\uFFFD';

const SIGN_IS_LOST =
  'a sign was lost when the file was saved; save it as UTF-8 and write it again.';

/** Returns the first address in the text that is neither complete nor a page of the site. */
function relativeLink(content: string): string | undefined {
  const links = renderMarkdown(content, { table: '' }).matchAll(/<a href="([^"]*)"/g);
  return Array.from(links, ([, address = '']) => unescapeHtml(address)).find(
    (address) => !/^([a-z][a-z\d+.-]*:|\/|#|$)/i.test(address),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = noFile[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`${file} ${reason}`, { cause: error }) : error;
  }
}

const missing = 'does not exist. Give the path of the file relative to the current folder.';
const noFile: Readonly<Record<string, string>> = {
  ENOENT: missing,
  ENOTDIR: missing,
  EISDIR: 'is a folder. Name one Markdown file in it.',
};
