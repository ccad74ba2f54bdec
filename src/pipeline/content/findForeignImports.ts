import path from 'node:path';
import ts from 'typescript';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import { lineOf } from './locate';

/** Finds imports of anything but content: content is data, and its modules import only each other. */
export function findForeignImports(
  root: string,
  sources: readonly ts.SourceFile[],
): ContentProblem[] {
  const own = new Set(sources.map((source) => path.resolve(source.fileName)));
  return sources.flatMap((source) =>
    source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const { moduleSpecifier } = statement;
      const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      if (own.has(path.resolve(path.dirname(source.fileName), `${name}.ts`))) return [];
      const message = `Content imports only content: take out the import of ${name}.`;
      return [{ file: nameIn(root, source.fileName), line: lineOf(source, statement), message }];
    }),
  );
}
