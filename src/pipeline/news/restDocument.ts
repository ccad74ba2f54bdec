import type { ArticleFile } from './articleFile';

export interface RestDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  /** RFC 3339. */
  readonly updateTime?: string;
}

/** A value of a field: one property, named by its type, such as `{ stringValue: 'Kickoff' }`. */
type RestValue = Readonly<Record<string, unknown>>;

/** Returns the fields of an article as Firestore's REST API takes them. */
export function articleFields({ title, date, content }: Omit<ArticleFile, 'id'>) {
  return {
    title: { stringValue: title },
    date: { timestampValue: date },
    content: { stringValue: content },
  };
}

/** True for a document with a name, and fields that are values. */
export function isDocument(value: unknown): value is RestDocument {
  const { name, fields = {} } = (value ?? {}) as Partial<RestDocument>;
  const isObject = (field: unknown) => typeof field === 'object' && field !== null;
  return typeof name === 'string' && isObject(fields) && Object.values(fields).every(isObject);
}

/** Returns the last part of a document's name. */
export function documentId({ name }: RestDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/**
 * Returns when a document was last changed, in milliseconds since 1970; undefined when the database does
 * not say.
 */
export function changeTime({ updateTime = '' }: RestDocument): number | undefined {
  const time = Date.parse(updateTime);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Returns a document's fields as plain values, in the form that parseArticle reads; those of a type that
 * no article uses become undefined.
 */
export function plainFields({ fields = {} }: RestDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: RestValue): unknown {
  if (typeof value.stringValue === 'string') return value.stringValue;
  if (typeof value.timestampValue === 'string') return new Date(value.timestampValue);
  return undefined;
}
