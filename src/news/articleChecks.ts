import type { ArticleError } from '../../content/types/articleChecks';
import type { Day, TimeOfDay } from '../../content/types/basics';
import { longDateTime } from '../lib/dates';
import { exceedsMarkdownLimits } from '../markdown/markdownLimits';
import { instantIn, wallTimeIn } from '../lib/zonedTime';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from './article';
import { finderIn, findPattern } from './articleFinding';
import type { ArticleFinding, Find } from './articleFinding';
import { cleanContent, regularCharacters } from '../markdown/cleanMarkdown';
import { checkMarkdown, PICTURE_INSIDE } from './markdownChecks';
import type { Typed } from './markdownChecks';

export interface ArticleToCheck {
  readonly title: string;
  /** With an offset, or as the clocks of the team's time zone show it: `2026-01-10T09:00`. */
  readonly date: string;
  readonly content: string;
}

interface CheckSettings {
  readonly timeZone: string;
  /** There is no news from before it. */
  readonly firstYear: number;
  /** The address that may be published. */
  readonly ownEmail: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Given for a text that is typed in the desk, where nobody breaks a line without meaning it. */
  readonly typed?: Typed;
}

/**
 * Returns what the site would show otherwise than it was meant, in the order of the text. Line ends are `\n`.
 * Takes about as long as to render the text.
 */
export function checkArticle(article: ArticleToCheck, settings: CheckSettings): ArticleFinding[] {
  return [
    ...checkTitle(article.title),
    ...checkDate(article.date, settings),
    ...checkContent(article.content, settings),
  ];
}

/** Returns the moment of a date as ArticleToCheck has it, in milliseconds since 1970; NaN if it is none. */
export function momentOf(date: string, timeZone: string): number {
  const [, day, time] = WALL_TIME.exec(date) ?? [];
  return day && time ? instantIn(timeZone, day as Day, time as TimeOfDay) : Date.parse(date);
}

const WALL_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

function checkTitle(title: string): ArticleFinding[] {
  const find = finderIn('title', title);
  if (title.trim() === '') return [find('titleMissing', 0, title.length)];
  return [
    ...checkLength('titleTooLong', MAX_TITLE_LENGTH, title, find),
    ...findPattern('characterLost', LOST_CHARACTER, title, find),
  ];
}

function checkLength(kind: ArticleError, limit: number, text: string, find: Find) {
  const excess = text.length - limit;
  return excess > 0 ? [find(kind, limit, text.length, String(excess))] : [];
}

const DAY_LENGTH = 86_400_000;

function checkDate(date: string, { timeZone, firstYear, now }: CheckSettings): ArticleFinding[] {
  const find = finderIn('date', date);
  const moment = momentOf(date, timeZone);
  if (Number.isNaN(moment)) return [find('dateMissing', 0, date.length)];
  const shown = longDateTime(moment, timeZone);
  const wall = wallTimeIn(timeZone, moment);
  const isSkipped = WALL_TIME.test(date) && wall !== date;
  if (isSkipped) return [find('hourMissing', 0, date.length, shown, wall)];
  if (moment > now + DAY_LENGTH) return [find('dateAhead', 0, date.length, shown)];
  return Number(wall.slice(0, 4)) < firstYear ? [find('dateEarly', 0, date.length, shown)] : [];
}

function checkContent(written: string, { ownEmail, typed }: CheckSettings): ArticleFinding[] {
  const content = regularCharacters(written);
  const find = finderIn('content', content);
  if (content.trim() === '') return [find('textMissing', 0, content.length)];
  const findings = [
    ...checkLength('textTooLong', MAX_CONTENT_LENGTH, content, find),
    ...findPattern('characterLost', LOST_CHARACTER, content, find),
    ...findPattern('pictureInside', PICTURE_INSIDE, content, find),
  ];
  if (exceedsMarkdownLimits(cleanContent(content))) {
    return [...findings, find('textPlain', 0, content.length)];
  }
  findings.push(
    ...checkMarkdown(content, find, typed),
    ...findPattern('email', EMAIL, content, find).filter(({ found }) => found !== ownEmail),
    ...findPattern('textOnOneLine', ONE_LINE, content, find),
  );
  findings.sort((one, other) => one.start - other.start);
  // Where characters were taken out, the places in the text as written are others.
  const isSame = content.length === written.length;
  return isSame ? findings : findings.map(({ fix: _, ...finding }) => finding);
}

/** What an editor shows for a byte that is not UTF-8. */
const LOST_CHARACTER = /\S*\uFFFD\S*/g;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** A long text without a line end, or one with a heading in its midst. */
const ONE_LINE = /^\s*(?:\S.{1000,}|\S.* #{1,6} .*)\s*$(?![^])/gm;
