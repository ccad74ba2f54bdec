import path from 'node:path';
import ts from 'typescript';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import { lineOf } from './locate';

/**
 * Finds imports of anything but content: content is data, and its modules import only each other. That a
 * file of content is missing, the compiler says.
 */
export function findForeignImports(
  root: string,
  sources: readonly ts.SourceFile[],
): ContentProblem[] {
  const content = path.join(path.resolve(root), 'content') + path.sep;
  return sources.flatMap((source) =>
    source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const { moduleSpecifier } = statement;
      const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      const target = path.resolve(path.dirname(source.fileName), name);
      if (name.startsWith('.') && target.startsWith(content)) return [];
      const message = `Content imports only content: take out the import of ${name}.`;
      return [{ file: nameIn(root, source.fileName), line: lineOf(source, statement), message }];
    }),
  );
}
