import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { descendants } from './locate';

/**
 * Returns the paths of the site's pages, read from the text of src/routes.ts: running that file would
 * need every page, and content is checked before they can be built. Throws if it lists none.
 */
export function readRoutes(root: string): string[] {
  const file = path.join(root, 'src', 'routes.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const paths = [...descendants(source)]
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => ts.isIdentifier(name) && name.text === 'path')
    .map(({ initializer }) => initializer)
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
  if (paths.length === 0)
    throw new Error('src/routes.ts lists no pages: content cannot be checked without them.');
  return paths;
}
