import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the paths of the site's pages, read from the text of src/routes.ts: running that file would
 * need every page, and content is checked before they can be built. Throws if it lists none.
 */
export function readRoutes(root: string): string[] {
  const file = path.join(root, 'src', 'routes.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const paths: string[] = [];
  const visit = (node: ts.Node): void => {
    const isPath =
      ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'path';
    if (isPath && ts.isStringLiteral(node.initializer)) paths.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (paths.length === 0)
    throw new Error('src/routes.ts lists no pages: content cannot be checked without them.');
  return paths;
}
