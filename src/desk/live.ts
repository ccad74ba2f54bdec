import { ARTICLE_FIELDS, isTimestamp, parseArticle } from '../news/article';
import type { Fields } from './deskDatabase';
import type { NewsText } from './records';

/** What is wrong with a document of News, which somebody typed into the console. */
export interface Fault {
  /** `extra`: a field that no article has; `misspelled`: found under another name. */
  readonly kind: 'missing' | 'misspelled' | 'wrongType' | 'extra';
  readonly field: string;
  /** The name that it has in place of that. */
  readonly found?: string;
}

/** An article as it is on the site. */
export interface Live {
  /** What it says, its faults mended as far as that can be guessed. */
  readonly text: NewsText;
  readonly faults: readonly Fault[];
}

const isTime = (value: unknown) => value instanceof Date || isTimestamp(value);

/** Reads a document of News. A date that cannot be read is 0, which the desk shows as none. */
export function readLive(id: string, fields: Fields): Live {
  const names = Object.keys(fields);
  const used = new Map(
    ARTICLE_FIELDS.map((field) => [
      field,
      names.find((name) => name === field) ??
        names.find((name) => name.trim().toLowerCase() === field),
    ]),
  );
  const value = (field: (typeof ARTICLE_FIELDS)[number]) => fields[used.get(field) ?? ''];
  const title = value('title');
  const content = value('content');
  const text = {
    title: typeof title === 'string' ? title : '',
    content: typeof content === 'string' ? content : '',
  };
  // The site's own reading of a date, which needs some words to go with it.
  const date = parseArticle(id, { title: 'Title', date: value('date') })?.publishedAt ?? 0;
  const faults = ARTICLE_FIELDS.flatMap((field): Fault[] => {
    const found = used.get(field);
    if (found === undefined) return [{ kind: 'missing', field }];
    const isRight = field === 'date' ? isTime(value(field)) : typeof value(field) === 'string';
    return [
      ...(found === field ? [] : [{ kind: 'misspelled', field, found } as const]),
      ...(isRight ? [] : [{ kind: 'wrongType', field } as const]),
    ];
  });
  const extra = names
    .filter((name) => ![...used.values()].includes(name))
    .map((field) => ({ kind: 'extra', field }) as const);
  return { text: { ...text, date }, faults: [...faults, ...extra] };
}
