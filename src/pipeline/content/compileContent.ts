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
  // Without the browser's names, a forgotten quote around a word such as `name` cannot go unnoticed.
  lib: ['lib.es2023.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** The modules that many others take what they show from. */
const SHARED = ['team.ts', 'pictures.ts'];

// TypeScript's own declarations never change while we run, and take longest to read.
const libraries = new Map<string, ts.SourceFile | undefined>();

export interface CompiledContent {
  readonly program: ts.Program;
  /** The modules of the content folder, those that others share first, then by name. */
  readonly sources: readonly ts.SourceFile[];
}

/** Reads every .ts file under `root`/content, without running any. A file with mistakes is read as far as it goes. */
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

/** The name of a file as problems show it: relative to `root`, with forward slashes. */
export function nameIn(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** What is wrong with a thing that many modules show is told where it is written. */
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
