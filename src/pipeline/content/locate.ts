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

/** Returns the nodes of a source around a position, in characters, from the whole to the innermost. */
export function nodesAt(source: ts.SourceFile, position: number): ts.Node[] {
  const found: ts.Node[] = [source];
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > position || node.end <= position) return;
    found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** Returns the closest wanted node: the given one or an ancestor. Works only in a type-checked source. */
export function enclosing<Wanted extends ts.Node>(
  node: ts.Node,
  isWanted: (node: ts.Node) => node is Wanted,
): Wanted | undefined {
  // The parent of the whole source is undefined, whatever the type says.
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (isWanted(at)) return at;
  return undefined;
}

/** Yields all nodes within a node, in the order of the text. */
export function* descendants(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
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
