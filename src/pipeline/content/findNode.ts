import ts from 'typescript';

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
