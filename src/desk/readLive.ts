import { ARTICLE_FIELDS, isTimestamp, parseArticle } from '../news/article';
import type { Fields } from './deskDatabase';
import { readString } from './records';
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
  const used = ARTICLE_FIELDS.map((field) =>
    field in fields ? field : names.find((name) => name.trim().toLowerCase() === field),
  );
  const [title, date, content] = used.map((name) => fields[name ?? '']);
  const text = {
    title: readString(title),
    // The site's own reading of a date, which needs some words to go with it.
    date: parseArticle(id, { title: 'Title', date })?.publishedAt ?? 0,
    content: readString(content),
  };
  const faults = ARTICLE_FIELDS.flatMap((field, index): Fault[] => {
    const found = used[index];
    if (found === undefined) return [{ kind: 'missing', field }];
    const value = fields[found];
    const isRight = field === 'date' ? isTime(value) : typeof value === 'string';
    return [
      ...(found === field ? [] : [{ kind: 'misspelled', field, found } as const]),
      ...(isRight ? [] : [{ kind: 'wrongType', field } as const]),
    ];
  });
  const extra = names
    .filter((name) => !used.includes(name))
    .map((field) => ({ kind: 'extra', field }) as const);
  return { text, faults: [...faults, ...extra] };
}
