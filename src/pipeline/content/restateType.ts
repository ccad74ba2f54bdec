import ts from 'typescript';
import { describeType, describeValue } from './describeType';

/** Says in plain words what does not fit, and what is expected. Unknown mistakes keep TypeScript's own words. */
export function restateType(checker: ts.TypeChecker, diagnostic: ts.Diagnostic): string {
  const { code, text } = deepest(diagnostic.messageText, diagnostic.code);
  const [one = '', other = '', third = ''] = quoted(text);
  const node = nodeAt(diagnostic.file, diagnostic.start ?? 0);
  switch (code) {
    case 2353:
    case 2561:
      return `There is no field “${one}” here. ${third ? `Did you mean “${third}”?` : fieldsHere(checker, node)}`;
    case 2741:
      return `The field “${one}” is missing here. It is ${typeOfField(checker, node, one)}.`;
    case 2739:
    case 2740:
      return `Fields are missing here: ${/: ([^:]+)$/.exec(text)?.[1] ?? ''}.`;
    case 2322:
    case 2820: {
      const hint = third ? ` Did you mean ${describeValue(third)}?` : '';
      return `${fieldName(node)} must be ${describeType(other, diagnostic.file)}, not ${describeValue(one)}.${hint}`;
    }
    case 2304:
    case 2552: {
      const hint = other
        ? ` Did you mean “${other}”?`
        : ' Is its import missing at the top of the file?';
      return `“${one}” is not known here. If it is text, put it in quotes: '${one}'.${hint}`;
    }
    case 2339:
    case 2551:
      return `There is no “${one}” there.${third ? ` Did you mean “${third}”?` : ''}`;
    case 2307:
      return `There is no file ${one} to import from.`;
    case 2305:
    case 2724:
      return `${one.replaceAll('"', '')} has nothing called “${other}”.${third ? ` Did you mean “${third}”?` : ''}`;
    case 6133:
      return `“${one}” is not used in this file: take it out.`;
    case 1117:
      return 'This field is here twice.';
    case 18004:
      return `The field “${one}” has no value: write ${one}: 'text'.`;
    default:
      return `This does not fit: ${text}`;
  }
}

/** The message of a chain that is closest to the mistake. */
function deepest(
  message: string | ts.DiagnosticMessageChain,
  code: number,
): { code: number; text: string } {
  if (typeof message === 'string') return { code, text: message };
  const next = message.next?.[0];
  return next ? deepest(next, next.code) : { code: message.code, text: message.messageText };
}

/** The names and types that TypeScript puts in single quotes. */
function quoted(text: string): string[] {
  return [...text.matchAll(/'((?:"[^"]*"|[^'])*)'/g)].map((match) => match[1] ?? '');
}

function fieldsHere(checker: ts.TypeChecker, node: ts.Node | undefined): string {
  const shape = shapeOf(checker, enclosing(node, ts.isObjectLiteralExpression));
  const fields = shape?.getProperties().map((field) => field.name) ?? [];
  return fields.length > 0 ? `The fields are: ${fields.join(', ')}.` : '';
}

/** The compiler names the object that lacks a field, or the field that holds that object. */
function typeOfField(checker: ts.TypeChecker, node: ts.Node | undefined, name: string): string {
  const holder = node && ts.isPropertyAssignment(node.parent) ? node.parent.initializer : undefined;
  const object = holder && ts.isObjectLiteralExpression(holder) ? holder : undefined;
  const field = shapeOf(
    checker,
    object ?? enclosing(node, ts.isObjectLiteralExpression),
  )?.getProperty(name);
  if (!field || !node) return 'required';
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, node));
  return describeType(type, node.getSourceFile());
}

/** The shape that an object has to have. */
function shapeOf(checker: ts.TypeChecker, object: ts.Expression | undefined): ts.Type | undefined {
  return object && checker.getContextualType(object);
}

function fieldName(node: ts.Node | undefined): string {
  const field = enclosing(node, ts.isPropertyAssignment);
  return field ? `“${field.name.getText()}”` : 'This';
}

function enclosing<Wanted extends ts.Node>(
  node: ts.Node | undefined,
  isWanted: (node: ts.Node) => node is Wanted,
): Wanted | undefined {
  for (let at = node; at; at = at.parent) if (isWanted(at)) return at;
  return undefined;
}

function nodeAt(file: ts.SourceFile | undefined, position: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || node.end <= position) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  if (file) ts.forEachChild(file, visit);
  return found;
}
