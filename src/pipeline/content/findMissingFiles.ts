import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';

/** Finds the content files that the site imports and that are not there, such as one that was renamed. */
export function findMissingFiles(root: string): ContentProblem[] {
  const folder = path.join(root, 'src');
  const sources = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const imported = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(path.join(folder, file)))
    .filter((file) => file.startsWith(path.join(root, 'content') + path.sep) && !existsSync(file));
  return [...new Set(imported)].sort().map((file) => ({
    file: nameIn(root, file),
    line: 1,
    message: 'The site needs this file. Was it renamed, or saved with another ending?',
  }));
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/from '((?:\.\.\/)+content\/[\w/]+)'/g);
  return Array.from(specifiers, ([, specifier = '']) =>
    path.join(path.dirname(file), `${specifier}.ts`),
  );
}
