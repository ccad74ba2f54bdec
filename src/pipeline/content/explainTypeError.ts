import ts from 'typescript';
import { describeType, describeValue } from './describeType';
import { fieldName, fieldsHere, typeOfField } from './fieldAtFault';
import { enclosing, nodesAt } from './locate';

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
  const node = nodesAt(source, position).at(-1)!;
  switch (code) {
    case 2353:
    case 2561:
      return other.endsWith('[]')
        ? `${fieldName(node.parent.parent)} must be ${describeType(other, source)}: write [ ] around it.`
        : `There is no field “${one}” here. ${third ? `Did you mean “${third}”?` : fieldsHere(checker, node)}`;
    case 2741:
      return `The field “${one}” is missing here. It is ${typeOfField(checker, node, one)}.`;
    case 2739:
    case 2740:
      return one.endsWith('[]')
        ? `${fieldName(node)} must be ${describeType(other, source)}, not a list.`
        : `Fields are missing here: ${text.slice(text.lastIndexOf(': ') + 2).replace(/\.$/, '')}.`;
    case 2322:
    case 2820:
      return `${fieldName(node)} must be ${describeType(other, source)}, not ${describeValue(one)}.${didYouMean(third && describeValue(third))}`;
    case 2618:
    case 2619: {
      const [had, wanted] = text.match(/\d+/g) ?? [];
      return `${fieldName(node)} must have ${wanted} entries, not ${had}.`;
    }
    case 2345:
      return `The value in ( ) must be ${describeType(other, source)}, not ${describeValue(one)}.`;
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
    case 6133: {
      const declaration = enclosing(node, ts.isImportDeclaration);
      if (!declaration) return `“${one}” is not used: write export before it, or take it out.`;
      return isOfTypes(declaration)
        ? `“${one}” is not used in this file. If its last line ended with “satisfies ${one}”, write that again before the semicolon: it has the file checked. If not, take “${one}” out.`
        : `“${one}” is not used in this file: take it out.`;
    }
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

/** Whether an import is of the types of content, which a file names to be checked against them. */
function isOfTypes({ moduleSpecifier }: ts.ImportDeclaration): boolean {
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith('/contentTypes');
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
