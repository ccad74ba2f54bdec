import ts from 'typescript';

interface Place {
  /** The closest node to which the path leads. */
  readonly node: ts.Node;
  /** False if the value is computed, so that the path ends before it. */
  readonly isExact: boolean;
}

/** Follows the path of a value, `['home', 'banner', 'title']`, through the source of its module. */
export function locate(source: ts.SourceFile, path: readonly (string | number)[]): Place {
  const [name, ...steps] = path;
  let node = findConstant(source, String(name));
  if (!node) return { node: source, isExact: false };
  for (const step of steps) {
    const next = takeStep(source, node, step);
    if (!next) return { node, isExact: false };
    node = next;
  }
  return { node, isExact: true };
}

/** Returns the line of a node, counted from 1. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function takeStep(source: ts.SourceFile, from: ts.Expression, step: string | number) {
  const node = unwrap(ts.isIdentifier(from) ? (findConstant(source, from.text) ?? from) : from);
  if (ts.isArrayLiteralExpression(node)) {
    const hasSpread = node.elements.some(ts.isSpreadElement);
    return hasSpread ? undefined : unwrap(node.elements[Number(step)]);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const field = node.properties.find((property) => property.name?.getText(source) === step);
  if (field && ts.isPropertyAssignment(field)) return unwrap(field.initializer);
  return field && ts.isShorthandPropertyAssignment(field) ? field.name : undefined;
}

function findConstant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return unwrap(declarations.find(({ name: own }) => own.getText(source) === name)?.initializer);
}

/** Returns the expression inside `( … )`, `… satisfies X` and `… as X`. */
function unwrap<Given extends ts.Expression | undefined>(node: Given): Given | ts.Expression {
  let inner: Given | ts.Expression = node;
  while (
    inner &&
    (ts.isSatisfiesExpression(inner) ||
      ts.isAsExpression(inner) ||
      ts.isParenthesizedExpression(inner))
  ) {
    inner = inner.expression;
  }
  return inner;
}
