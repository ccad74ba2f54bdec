import path from 'node:path';
import ts from 'typescript';

const WORDS: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  '`${number}-${number}-${number}`': "a day, such as '2026-01-10'",
  '`${number}:${number}`': "a time of day, such as '15:40'",
  '`${number}:${number}:${number}`': "a time of day with seconds, such as '12:09:00'",
};

/** A type of contentTypes.ts in words: "text in quotes", "one of 'Monday', 'Tuesday'", "a list in [ ]". */
export function describeType(type: string, file: ts.SourceFile | undefined): string {
  const known = WORDS[type];
  if (known) return known;
  if (type.includes('=>'))
    return 'words with a place for a value, as in (count) => `${count} articles`';
  if (type.endsWith('[]')) return `a list in [ ], each ${describeType(type.slice(0, -2), file)}`;
  const choices = type.split(' | ').filter((choice) => choice !== 'undefined');
  if (choices.every(isLiteral)) return `one of ${choices.map(quote).join(', ')}`;
  if (choices.length === 1 && choices[0] !== type) return describeType(choices[0] ?? '', file);
  const alias = file && readAlias(file, type);
  if (alias) return describeType(alias, undefined);
  return type.startsWith('{') ? 'a group of fields in { }' : `a ${type}: a group of fields in { }`;
}

/** What stands there now, in words: "text", "a number", "'Mondy'". */
export function describeValue(type: string): string {
  if (isLiteral(type)) return quote(type);
  if (type === 'string') return 'text';
  if (type.endsWith('[]')) return 'a list';
  if (type.startsWith('{')) return 'a group of fields';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function isLiteral(type: string): boolean {
  return /^"[^"]*"$/.test(type);
}

function quote(type: string): string {
  return `'${type.slice(1, -1)}'`;
}

/** What a name of contentTypes.ts stands for, where it stands for a choice of words or a text form. */
function readAlias(file: ts.SourceFile, name: string): string | undefined {
  const folder = path.dirname(file.fileName);
  for (const candidate of [folder, path.dirname(folder)]) {
    const text = ts.sys.readFile(path.join(candidate, 'contentTypes.ts'));
    const found = text && new RegExp(`export type ${name} =([^;]+);`).exec(text)?.[1];
    if (found) return found.replaceAll("'", '"').replace(/\s+/g, ' ').trim();
  }
  return undefined;
}
