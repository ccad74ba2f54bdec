import { desk } from '../../content/desk';
import { articleChecks } from '../../content/articleChecks';
import { team } from '../../content/team';
import { checkArticle } from '../news/articleChecks';
import type { ArticleFinding } from '../news/articleFinding';
import { ARTICLE_ID } from '../news/newsAddresses';
import type { NewsText } from './records';
import { momentInTulsa, tulsaTime } from './tulsaTime';

/** What stands in the fields. */
export interface ArticleForm {
  readonly title: string;
  /** As the field gives it, in Tulsa's time: `2026-01-10T09:00`. */
  readonly time: string;
  readonly content: string;
  readonly address: string;
}

export type Problems = Partial<Record<keyof ArticleForm, string>>;

/** Returns the fields of a text. Without a date, it is now. */
export function formOf(
  id: string,
  { title, date, content }: NewsText,
  now = Date.now(),
): ArticleForm {
  return { title, time: tulsaTime(date || now), content, address: id };
}

/** Returns what the fields say; `opened` keeps the seconds of a date that was not changed. */
export function textOfForm({ title, time, content }: ArticleForm, opened: NewsText): NewsText {
  const moment = momentInTulsa(time);
  const isSameTime = opened.date !== 0 && tulsaTime(opened.date) === time;
  return {
    title: title.trim(),
    date: isSameTime ? opened.date : moment || 0,
    content,
  };
}

/** Returns what the site would show otherwise than it was meant, most of it beside the text. */
export function checkForm({ title, time, content }: ArticleForm, now: number): ArticleFinding[] {
  const { timeZone, founded, email } = team;
  const typed = { samples: Object.values(desk.write.tools.samples) };
  const settings = { timeZone, firstYear: founded.about, ownEmail: email, now, typed };
  return checkArticle({ title, date: time, content }, settings);
}

/**
 * Returns what keeps the fields from being written, in words. A draft may lack its title, and its links may lead
 * nowhere yet. `taken` are the addresses of the other articles, which must differ in more than capitals.
 */
export function problemsOf(
  form: ArticleForm,
  findings: readonly ArticleFinding[],
  { isDraft, taken }: { readonly isDraft: boolean; readonly taken: readonly string[] },
): Problems {
  const problems: Problems = addressProblem(form.address, taken);
  for (const { kind, isError, part, found } of findings) {
    if (!isError || (isDraft && !REFUSED.includes(kind))) continue;
    const { problem, remedy } = articleChecks[kind](found);
    problems[part === 'date' ? 'time' : part] ??= `${problem} ${remedy}`;
  }
  return problems;
}

/** Not even a draft can be kept with these. */
const REFUSED: readonly ArticleFinding['kind'][] = [
  'titleTooLong',
  'textTooLong',
  'dateMissing',
  'hourMissing',
];

function addressProblem(address: string, taken: readonly string[]): Problems {
  const words = desk.write.address;
  if (address === '') return { address: words.missing };
  if (!ARTICLE_ID.test(address)) return { address: words.form };
  const plain = address.toLowerCase();
  if (plain === 'index') return { address: words.reserved };
  const other = taken.find((id) => id.toLowerCase() === plain);
  return other === undefined ? {} : { address: words.taken(other) };
}

const MAX_PROPOSAL = 60;

/** Proposes an address for a title: `Kickoff, 2027!` becomes `kickoff-2027`, or `kickoff-2027-2` where that is taken. */
export function proposeAddress(title: string, taken: readonly string[] = []): string {
  const address = addressOf(title);
  const used = new Set(taken.map((id) => id.toLowerCase()));
  let free = address;
  for (let number = 2; address && used.has(free); number += 1) free = `${address}-${number}`;
  return free;
}

function addressOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let address = '';
  for (const word of words) {
    const longer = address ? `${address}-${word}` : word.slice(0, MAX_PROPOSAL);
    if (longer.length > MAX_PROPOSAL) break;
    address = longer;
  }
  return address === 'index' ? 'index-1' : address;
}
