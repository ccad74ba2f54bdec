import ts from 'typescript';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import type { ContentModule } from './loadContent';
import { descendants, lineOf } from './locate';

/**
 * Finds pictures that are described a second time: whoever replaces one would leave the other description
 * untrue.
 */
export function findRepeatedPictures(
  root: string,
  modules: readonly ContentModule[],
): ContentProblem[] {
  const first = new Map<string, string>();
  return modules.flatMap(({ source }) =>
    namedPictures(source).flatMap((literal) => {
      const place = { file: nameIn(root, source.fileName), line: lineOf(source, literal) };
      const before = first.get(literal.text);
      first.set(literal.text, before ?? `${place.file}:${place.line}`);
      const message = `“${literal.text}” is described already, in ${before}. Describe it once, in content/pictures.ts, and import it from there in both places.`;
      return before ? [{ ...place, message }] : [];
    }),
  );
}

function namedPictures(source: ts.SourceFile): ts.StringLiteralLike[] {
  return [...descendants(source)]
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText(source) === 'file')
    .map(({ initializer }) => initializer)
    .filter(ts.isStringLiteralLike);
}
