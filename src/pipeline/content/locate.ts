import ts from 'typescript';
import type { Found } from './readContent';

interface Location {
  /** The closest node to which the path leads. */
  readonly node: ts.Node;
  /** False if the value is computed, so that the path ends before it. */
  readonly isExact: boolean;
}

/** Follows the path of a value, `['home', 'banner', 'title']`, through the source of its module. */
export function locate({ module, path }: Pick<Found, 'module' | 'path'>): Location {
  let node: ts.Node = module.source;
  for (const step of path) {
    const next = takeStep(node, step);
    if (!next) return { node, isExact: false };
    node = next;
  }
  return { node, isExact: true };
}

/**
 * Returns the type that content/types gives the field of a value, as it is written there: `PlainText`,
 * `Day[]`; undefined if the value is computed, or in no field with a type.
 */
export function declaredType(checker: ts.TypeChecker, found: Found): string | undefined {
  const { node, isExact } = locate(found);
  if (!isExact) return undefined;
  const field = ts.findAncestor(node, (at) => {
    if (ts.isPropertyAssignment(at)) return true;
    const isHeld = ts.isArrayLiteralExpression(at.parent) || ts.isPropertyAssignment(at.parent);
    return isHeld ? false : 'quit';
  });
  if (!field || !ts.isPropertyAssignment(field)) return undefined;
  const shape = checker.getContextualType(field.parent);
  const declaration = shape?.getProperty(field.name.getText())?.valueDeclaration;
  return declaration && ts.isPropertySignature(declaration)
    ? declaration.type?.getText()
    : undefined;
}

/** Returns the innermost node of a source at a position, in characters. */
export function nodeAt(source: ts.Node, position: number): ts.Node {
  const inner = source.forEachChild((node) =>
    node.getStart() <= position && position < node.end ? node : undefined,
  );
  return inner ? nodeAt(inner, position) : source;
}

/** Returns all nodes within a node, in the order of the text. */
export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  node.forEachChild((child) => {
    found.push(child, ...descendants(child));
  });
  return found;
}

function takeStep(from: ts.Node, step: string | number): ts.Expression | undefined {
  if (ts.isSourceFile(from)) return findConstant(from, String(step));
  const node = ts.isIdentifier(from) ? findConstant(from.getSourceFile(), from.text) : from;
  if (!node) return undefined;
  if (ts.isArrayLiteralExpression(node)) {
    const known = node.elements.slice(0, Number(step) + 1);
    return known.some(ts.isSpreadElement) ? undefined : unwrap(known[Number(step)]);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const field = node.properties.find(({ name }) => name?.getText() === step);
  if (field && ts.isPropertyAssignment(field)) return unwrap(field.initializer);
  return field && ts.isShorthandPropertyAssignment(field) ? field.name : undefined;
}

function findConstant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const constants = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return unwrap(constants.find((constant) => constant.name.getText() === name)?.initializer);
}

function unwrap(node: ts.Expression | undefined): ts.Expression | undefined {
  return node &&
    (ts.isSatisfiesExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isParenthesizedExpression(node))
    ? unwrap(node.expression)
    : node;
}
