import path from 'node:path';
import ts from 'typescript';
import { nodeAt } from './locate';

/**
 * Says in plain words what does not fit at a position of a file, and what is expected. Unknown mistakes
 * keep TypeScript's own words.
 */
export function explainTypeError(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  position: number,
  diagnostic: ts.Diagnostic,
): string {
  const { code, text } = deepest(diagnostic.messageText, diagnostic.code);
  const [one = '', other = '', third = ''] = quoted(text);
  const node = nodeAt(source, position);
  const wanted = () => describeType(other, source);
  switch (code) {
    case 2353:
    case 2561:
      return other.endsWith('[]')
        ? `${fieldName(node.parent.parent)} must be ${wanted()}: write [ ] around it.`
        : `There is no field “${one}” here. ${third ? `Did you mean “${third}”?` : fieldsHere(checker, node)}`;
    case 2741:
      return `The field “${one}” is missing here. It is ${typeOfField(checker, node, one)}.`;
    case 2739:
    case 2740:
      return one.endsWith('[]')
        ? `${fieldName(node)} must be ${wanted()}, not a list.`
        : `Fields are missing here: ${text.slice(text.lastIndexOf(': ') + 2).replace(/\.$/, '')}.`;
    case 2322:
    case 2820:
      return `${fieldName(node)} must be ${wanted()}, not ${describeValue(one)}.${didYouMean(third && describeValue(third))}`;
    case 2618:
    case 2619: {
      const [had, needed] = text.match(/\d+/g) ?? [];
      return `${fieldName(node)} must have ${needed} entries, not ${had}.`;
    }
    case 2345:
      return `The value in ( ) must be ${wanted()}, not ${describeValue(one)}.`;
    case 2304:
    case 2552:
      return unknownWord(one, other);
    case 2339:
    case 2551:
      return `There is no “${one}” there.${didYouMean(third && `“${third}”`)}`;
    case 2307:
      return `There is no file ${one} to import from.`;
    case 2305:
    case 2724:
      return `${one.replaceAll('"', '')} has nothing called “${other}”.${didYouMean(third && `“${third}”`)}`;
    case 2613:
      return 'The name after import is written in { }.';
    case 6133:
      return unusedName(one, ts.findAncestor(node, ts.isImportDeclaration));
    case 6192:
      return 'Nothing of this import is used in this file: take it out.';
    case 1117:
      return 'This field is here twice.';
    case 1312:
      return "A colon belongs after the name of a field, and no =: write name: 'text'.";
    case 18004:
      return `The field “${one}” has no value: write ${one}: 'text'.`;
    default:
      return `This does not fit: ${text}`;
  }
}

/** Returns the message of a chain that is closest to the mistake. */
function deepest(
  message: string | ts.DiagnosticMessageChain,
  code: number,
): { code: number; text: string } {
  if (typeof message === 'string') return { code, text: message };
  const next = message.next?.[0];
  return next ? deepest(next, next.code) : { code: message.code, text: message.messageText };
}

function quoted(text: string): string[] {
  return [...text.matchAll(/'(?:"[^"]*"|[^'])*'/g)].map(([found]) => found.slice(1, -1));
}

function didYouMean(word: string): string {
  return word && ` Did you mean ${word}?`;
}

function unknownWord(word: string, similar: string): string {
  const lower = word.toLowerCase();
  if (lower === 'true' || lower === 'false') return `Write ${lower}, in lowercase.`;
  const hint = didYouMean(similar && `“${similar}”`);
  return `“${word}” is not known here. If it is text, put it in quotes: '${word}'.${hint || ' Is its import missing at the top of the file?'}`;
}

function unusedName(name: string, importedBy: ts.ImportDeclaration | undefined): string {
  const lost = new RegExp(`(?<!\\$)\\{${name}\\.[\\w.]+\\}`).exec(
    importedBy?.getSourceFile().text ?? '',
  );
  if (lost) return `A $ is missing before ${lost[0]}: write $${lost[0]} in the text.`;
  if (!importedBy) return `“${name}” is not used: write export before it, or take it out.`;
  // A file names the types of content to be checked against them.
  return /\/types\/\w+['"]$/.test(importedBy.moduleSpecifier.getText())
    ? `“${name}” is not used in this file. If its last line ended with “satisfies ${name}”, write that again before the semicolon: it has the file checked. If not, take “${name}” out.`
    : `“${name}” is not used in this file: take it out.`;
}

/** Returns what to call a value at the beginning of a sentence: `“title”`, or `Each entry of “topics”`. */
function fieldName(node: ts.Node): string {
  const holder = ts.findAncestor(
    node,
    (at) => ts.isPropertyAssignment(at) || ts.isArrayLiteralExpression(at),
  );
  const field = ts.findAncestor(holder, ts.isPropertyAssignment);
  if (!field) return 'This';
  const name = `“${field.name.getText()}”`;
  return holder === field ? name : `Each entry of ${name}`;
}

/** Returns a sentence with the fields that the object around a node may have. */
function fieldsHere(checker: ts.TypeChecker, node: ts.Node): string {
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const shape = object && checker.getContextualType(object);
  const fields = shape?.getProperties().map((field) => field.name) ?? [];
  return `The fields are: ${fields.join(', ')}. A new one is declared in content/types.`;
}

/**
 * Describes what a missing field has to be. The compiler points to the object that lacks it, the field
 * that holds that object, or the word `satisfies` after it.
 */
function typeOfField(checker: ts.TypeChecker, node: ts.Node, name: string): string {
  const held = ts.isPropertyAssignment(node.parent) ? node.parent.initializer : node;
  const object = ts.isSatisfiesExpression(node)
    ? node.expression
    : ts.findAncestor(held, ts.isObjectLiteralExpression);
  const field = object && checker.getContextualType(object)?.getProperty(name);
  if (!field) return 'required';
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, node));
  return describeType(type, node.getSourceFile());
}

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

/** Describes a type of content: "text in quotes", "one of 'Monday', 'Tuesday'", "a list in [ ]". */
function describeType(type: string, source: ts.SourceFile): string {
  const known = WORDS[type];
  if (known) return known;
  if (type.startsWith('`')) return `text such as '${type.slice(1, -1).replace(/\$\{\w+\}/g, '…')}'`;
  if (type.includes('=>'))
    return 'words with a place for a value, as in (count) => `${count} articles`';
  if (type.endsWith('[]')) return `a list in [ ], each ${describeType(type.slice(0, -2), source)}`;
  if (type.endsWith(OR_UNDEFINED))
    return `${describeType(type.slice(0, -OR_UNDEFINED.length), source)}, or undefined`;
  const choices = type.split(' | ');
  if (choices.every(isLiteral)) return `one of ${choices.map(quote).join(', ')}`;
  if (!/^\w+$/.test(type)) return 'a group of fields in { }';
  const alias = readAlias(source, type);
  return alias
    ? describeType(alias, source)
    : `a ${type.replace(/Content$/, '')}: a group of fields in { }`;
}

/** Returns what an alias of content/types stands for, such as a choice of words or a text form. */
function readAlias({ fileName }: ts.SourceFile, name: string): string | undefined {
  const content = fileName.slice(0, fileName.lastIndexOf('/content/'));
  const types = ts.sys.readDirectory(path.join(content, 'content', 'types'), ['.ts']);
  const found = types
    .map((file) => new RegExp(`export type ${name} =([^;]+);`).exec(ts.sys.readFile(file) ?? ''))
    .find(Boolean)?.[1];
  return found?.replaceAll("'", '"').replace(/\s+/g, ' ').trim();
}

/** Describes the current value by its type: "text", "a number", "'Mondy'". */
function describeValue(type: string): string {
  if (isLiteral(type)) return quote(type);
  if (/^(undefined|null)$/.test(type)) return 'empty';
  if (/^(true|false)$/.test(type)) return type;
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'true or false';
  if (type.includes('=>')) return 'a function';
  if (type.endsWith('[]')) return 'a list';
  return type.startsWith('{') ? 'a group of fields' : `a ${type}`;
}

const isLiteral = (type: string) => /^"[^"]*"$/.test(type);

const quote = (type: string) => `'${type.slice(1, -1)}'`;
