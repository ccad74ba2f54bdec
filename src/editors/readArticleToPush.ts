import { readFileSync } from 'node:fs';
import { articleChecks } from '../../content/articleChecks';
import { spokenList } from '../../content/spoken';
import { team } from '../../content/team';
import { checkArticle } from '../news/articleChecks';
import { ARTICLE_ID } from '../news/newsAddresses';
import { locateArticle, toUtcTimestamp } from '../pipeline/news/articleFile';
import type { ArticleFinding } from '../news/articleFinding';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { canBeFile } from '../pipeline/news/builtNews';

/**
 * Reads an article from a file, with a sentence for each hint of the checks. Throws an Error of one or two
 * sentences when there is no file, and for an article that the site, the database or its security rules would
 * not accept: `FILE:LINE: what, what to do`.
 */
export function readArticleToPush(file: string): { article: ArticleFile; hints: string[] } {
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
  const checks = { timeZone: team.timeZone, firstYear: team.founded.about, ownEmail: team.email };
  const findings = checkArticle(article, { ...checks, now: Date.now() });
  const lineIn = ({ part, line }: ArticleFinding) => lineOf(part) + line - 1;
  /** One sentence for all findings of a kind. */
  const sentenceOf = (kind: ArticleFinding['kind']) => {
    const [first, ...others] = findings.filter((finding) => finding.kind === kind);
    const { problem, remedy } = articleChecks[kind](first!.found);
    const lines = spokenList([...new Set(others.map((other) => String(lineIn(other))))]);
    return `${file}:${lineIn(first!)}: ${problem} ${remedy}${lines && ` (So, too, in line ${lines}.)`}`;
  };
  const error = findings.find(({ isError }) => isError);
  if (error) throw new Error(sentenceOf(error.kind));
  const hints = [...new Set(findings.map(({ kind }) => kind))].map(sentenceOf);
  return { article, hints };
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
