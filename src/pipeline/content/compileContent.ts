import path from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noImplicitReturns: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without the browser's globals, missing quotes around a word such as `name` cannot go unnoticed.
  lib: ['lib.es2023.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** The modules of facts; later ones take from earlier ones. */
export const FACTS = ['team.ts', 'robots.ts', 'schedule.ts', 'results.ts'];

const SHARED = [...FACTS, 'sharedWords.ts', 'pictures.ts'];

// TypeScript's own declarations never change during a run, and take longest to read.
const libraries = new Map<string, ts.SourceFile | undefined>();

export interface CompiledContent {
  readonly program: ts.Program;
  /** The modules of the content folder, shared ones first, then by name. */
  readonly sources: readonly ts.SourceFile[];
}

/** Reads every .ts file in `root`/content without running it; one with mistakes, as far as possible. */
export function compileContent(root: string): CompiledContent {
  const folder = path.join(root, 'content');
  const files = ts.sys.readDirectory(folder, ['.ts']);
  const program = ts.createProgram(files, options, cachingHost());
  const sources = files
    .map((file) => program.getSourceFile(file))
    .filter((source) => source !== undefined)
    .sort((one, other) => rank(one).localeCompare(rank(other)));
  return { program, sources };
}

/** Returns the name of a file as problems show it: relative to `root`, with forward slashes. */
export function nameIn(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Sorts shared modules first, so that a problem in what many show is reported where it is written. */
function rank(source: ts.SourceFile): string {
  return SHARED.includes(path.basename(source.fileName)) ? '' : source.fileName;
}

function cachingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  return {
    ...host,
    getSourceFile(file, language) {
      if (!path.basename(file).startsWith('lib.')) return read(file, language);
      if (!libraries.has(file)) libraries.set(file, read(file, language));
      return libraries.get(file);
    },
  };
}
