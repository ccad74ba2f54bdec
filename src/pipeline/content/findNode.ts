import ts from 'typescript';

/** The pieces of a source that lie around a position, in characters, from the whole to the innermost. */
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

/** The closest piece of the wanted kind that a piece of source is or lies in. Only a source that was type-checked knows it. */
export function enclosing<Wanted extends ts.Node>(
  node: ts.Node,
  isWanted: (node: ts.Node) => node is Wanted,
): Wanted | undefined {
  // The parent of the whole source is undefined, whatever the type says.
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (isWanted(at)) return at;
  return undefined;
}
