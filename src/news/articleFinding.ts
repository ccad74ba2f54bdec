import type { ArticleError, ArticleHint } from '../../content/types/articleChecks';
import { truncate } from '../lib/truncate';
import type { ARTICLE_FIELDS } from './article';

type Kind = ArticleError | ArticleHint;

export interface ArticleFinding {
  readonly kind: Kind;
  /** An error keeps the article from being published. */
  readonly isError: boolean;
  readonly part: (typeof ARTICLE_FIELDS)[number];
  /** In that part, from 1. */
  readonly line: number;
  /** The place in that part, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The words, address, date or number that the sentence of its kind names (content/articleChecks.ts). */
  readonly found: string;
  /** What mends it in that place, where it can be mended by itself. */
  readonly fix?: string;
}

/** Makes a finding of a place in a part; what it found are the words of the place, unless said otherwise. */
export type Find = (
  kind: Kind,
  start: number,
  end: number,
  found?: string,
  fix?: string,
) => ArticleFinding;

/** Returns what makes the findings of one part of an article. */
export function finderIn(part: ArticleFinding['part'], text: string): Find {
  return (kind, start, end, found = short(text.slice(start, end)), fix) => ({
    kind,
    isError: kind in ERRORS,
    part,
    line: text.slice(0, start).split('\n').length,
    start,
    end,
    found,
    ...(fix !== undefined && { fix }),
  });
}

const ERRORS: Readonly<Record<ArticleError, true>> = {
  titleMissing: true,
  titleTooLong: true,
  textTooLong: true,
  dateMissing: true,
  hourMissing: true,
  textMissing: true,
  characterLost: true,
  linkWithoutAddress: true,
  linkWithoutHttps: true,
  linkToFile: true,
  linkIncomplete: true,
  sampleLeft: true,
};

function short(words: string): string {
  const line = words.trim().split('\n', 1)[0]!;
  return line.length > 60 ? `${truncate(line, 59)}…` : line;
}

/** Returns a finding for each place that a pattern matches. `fix` returns what mends a place. */
export function findPattern(
  kind: Kind,
  pattern: RegExp,
  text: string,
  find: Find,
  fix?: (words: string) => string,
): ArticleFinding[] {
  return Array.from(text.matchAll(pattern), ({ 0: words, index }) =>
    find(kind, index, index + words.length, undefined, fix?.(words)),
  );
}
