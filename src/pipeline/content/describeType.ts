import path from 'node:path';
import ts from 'typescript';

const WORDS: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  true: 'true, without quotes, or left out',
  '`${number}-${number}-${number}`': "a day, such as '2026-01-10'",
  '`${number}:${number}`': "a time of day, such as '15:40'",
  '`${number}:${number}:${number}`': "a time of day with seconds, such as '12:09:00'",
  '`${number}-${number}-${number}T${string}`':
    "a date and time, such as '2025-01-04T12:00:00-05:00'",
};

const OR_UNDEFINED = ' | undefined';

/** Describes a type of contentTypes.ts: "text in quotes", "one of 'Monday', 'Tuesday'", "a list in [ ]". */
export function describeType(type: string, file: ts.SourceFile): string {
  const known = WORDS[type];
  if (known) return known;
  if (type.startsWith('`')) return `text such as '${type.slice(1, -1).replace(/\$\{\w+\}/g, '…')}'`;
  if (type.includes('=>'))
    return 'words with a place for a value, as in (count) => `${count} articles`';
  if (type.endsWith('[]')) return `a list in [ ], each ${describeType(type.slice(0, -2), file)}`;
  if (type.endsWith(OR_UNDEFINED))
    return `${describeType(type.slice(0, -OR_UNDEFINED.length), file)}, or undefined`;
  const choices = type.split(' | ');
  if (choices.every(isLiteral)) return `one of ${choices.map(quote).join(', ')}`;
  if (!/^\w+$/.test(type)) return 'a group of fields in { }';
  const alias = readAlias(file, type);
  return alias
    ? describeType(alias, file)
    : `a ${type.replace(/Content$/, '')}: a group of fields in { }`;
}

/** Describes the current value by its type: "text", "a number", "'Mondy'". */
export function describeValue(type: string): string {
  if (isLiteral(type)) return quote(type);
  if (/^(undefined|null)$/.test(type)) return 'empty';
  if (/^(true|false)$/.test(type)) return type;
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'true or false';
  if (type.includes('=>')) return 'a function';
  if (type.endsWith('[]')) return 'a list';
  return type.startsWith('{') ? 'a group of fields' : `a ${type}`;
}

function isLiteral(type: string): boolean {
  return /^"[^"]*"$/.test(type);
}

function quote(type: string): string {
  return `'${type.slice(1, -1)}'`;
}

/** Returns what an alias of contentTypes.ts stands for, such as a choice of words or a text form. */
function readAlias(file: ts.SourceFile, name: string): string | undefined {
  const folder = path.dirname(file.fileName);
  for (const candidate of [folder, path.dirname(folder)]) {
    const text = ts.sys.readFile(path.join(candidate, 'contentTypes.ts'));
    const found = text && new RegExp(`export type ${name} =([^;]+);`).exec(text)?.[1];
    if (found) return found.replaceAll("'", '"').replace(/\s+/g, ' ').trim();
  }
  return undefined;
}
