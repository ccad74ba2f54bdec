import { desk } from '../../content/desk';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '../news/article';
import { ARTICLE_ID } from '../news/newsAddresses';
import type { Text } from './records';
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
export function formOf(id: string, { title, date, content }: Text, now = Date.now()): ArticleForm {
  return { title, time: tulsaTime(date || now), content, address: id };
}

/** Returns what the fields say; `opened` keeps the seconds of a date that was not changed. */
export function textOfForm({ title, time, content }: ArticleForm, opened: Text): Text {
  const moment = momentInTulsa(time);
  const isSameTime = opened.date !== 0 && tulsaTime(opened.date) === time;
  return {
    title: title.trim(),
    date: isSameTime ? opened.date : typeof moment === 'number' ? moment : 0,
    content,
  };
}

/**
 * Returns what is wrong in the fields, in words. A draft may lack its title. `taken` are the addresses of the
 * other articles, which must differ in more than capitals.
 */
export function problemsOf(
  form: ArticleForm,
  { isDraft, taken }: { readonly isDraft: boolean; readonly taken: readonly string[] },
): Problems {
  const words = desk.write;
  const title = form.title.trim();
  const moment = momentInTulsa(form.time);
  return {
    ...(title === '' && !isDraft && { title: words.title.missing }),
    ...(title.length > MAX_TITLE_LENGTH && { title: words.title.tooLong(MAX_TITLE_LENGTH) }),
    ...(typeof moment === 'string' && { time: words.date[moment] }),
    ...addressProblem(form.address, taken),
    ...(form.content.length > MAX_CONTENT_LENGTH && {
      content: words.text.tooLong(MAX_CONTENT_LENGTH.toLocaleString('en-US')),
    }),
  };
}

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

/** Proposes an address for a title: `Kickoff, 2027!` becomes `kickoff-2027`. */
export function proposeAddress(title: string): string {
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
