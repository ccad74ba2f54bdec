import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

export interface CompiledContent {
  readonly program: ts.Program;
  /** The modules of the content folder, shared ones first, then by name. */
  readonly sources: readonly ts.SourceFile[];
}

export interface ContentModule {
  readonly source: ts.SourceFile;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One value of content, and the path to it: `['home', 'banner', 'slides', 0, 'alt']`. */
export interface Found {
  readonly module: ContentModule;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Yields every value in `root`/content, as walkContent does. Throws as loadContent does. */
export function readContent(root: string): Generator<Found> {
  return walkContent(loadContent(compileContent(root).sources));
}

/** The modules of facts, and the folder of seasons; later ones take from earlier ones. */
export const FACTS = ['team.ts', 'seasons/', 'results.ts', 'schedule.ts'];

const SHARED = [...FACTS, 'pictures.ts'];

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noImplicitReturns: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  // Without the browser's globals, missing quotes around a word such as `name` cannot go unnoticed.
  lib: ['lib.es2023.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** Reads every .ts file in `root`/content without running it; one with mistakes, as far as possible. */
export function compileContent(root: string): CompiledContent {
  const files = ts.sys.readDirectory(path.join(root, 'content'), ['.ts']);
  const program = ts.createProgram(files, options, cachingHost(last), last);
  last = program;
  const sources = files
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .sort((one, other) => rank(one).localeCompare(rank(other)));
  return { program, sources };
}

/** Sorts shared modules first, so that a problem in what many show is reported where it is written. */
function rank({ fileName }: ts.SourceFile): string {
  return SHARED.some((name) => fileName.includes(`/content/${name}`)) ? '' : fileName;
}

// What has not changed since is not read and bound again: least of all TypeScript's own declarations.
let last: ts.Program | undefined;

function cachingHost(known: ts.Program | undefined): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  return {
    ...host,
    getSourceFile(file, language) {
      const source = known?.getSourceFile(file);
      const isLibrary = path.basename(file).startsWith('lib.');
      if (source && (isLibrary || source.text === host.readFile(file))) return source;
      return read(file, language);
    },
  };
}

/**
 * Runs content modules and returns what they export, each after those that it imports. They import only
 * each other, so they can be run here afresh, in a process that has loaded an older version of them.
 * Throws what a module throws, and if one imports what is not among `sources`.
 */
export function loadContent(sources: readonly ts.SourceFile[]): ContentModule[] {
  const known = new Map(sources.map((source) => [path.resolve(source.fileName), source]));
  const loaded = new Map<string, Record<string, unknown>>();
  const modules: ContentModule[] = [];

  function load(file: string): Record<string, unknown> {
    const ready = loaded.get(file);
    if (ready) return ready;
    const source = known.get(file);
    if (!source) throw new Error(`Content imports ${file}, which is not in the content folder.`);
    const values: Record<string, unknown> = {};
    loaded.set(file, values);
    const requireContent = (name: string) => {
      const target = path.resolve(path.dirname(file), name);
      return name.endsWith('.json') ? { default: readJson(target) } : load(`${target}.ts`);
    };
    const run = compileFunction(toCommonJs(source), ['exports', 'require'], { filename: file });
    Reflect.apply(run, undefined, [values, requireContent]);
    modules.push({ source, values });
    return values;
  }

  for (const file of known.keys()) load(file);
  return modules;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const transpiled = new WeakMap<ts.SourceFile, string>();

function toCommonJs(source: ts.SourceFile): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const script =
    transpiled.get(source) ?? ts.transpileModule(source.text, { compilerOptions }).outputText;
  transpiled.set(source, script);
  return script;
}

/** Yields every value of the modules, objects before what they hold, each object once. */
export function* walkContent(modules: readonly ContentModule[]): Generator<Found> {
  const seen = new Set<unknown>();

  function* walk(module: ContentModule, path: Found['path'], value: unknown): Generator<Found> {
    if (typeof value !== 'object' || value === null) {
      yield { module, path, value: typeof value === 'function' ? sample(value) : value };
      return;
    }
    if (seen.has(value)) return;
    seen.add(value);
    yield { module, path, value };
    for (const [key, held] of Object.entries(value)) {
      yield* walk(module, [...path, Array.isArray(value) ? Number(key) : key], held);
    }
  }

  for (const module of modules) {
    for (const [name, value] of Object.entries(module.values)) {
      if (typeof value !== 'function') yield* walk(module, [name], value);
    }
  }
}

/** Fills in words with a place for a value, with one that works as a number and as a text. */
function sample(words: object): unknown {
  return Reflect.apply(words as (value: number) => unknown, undefined, [2, 2, 2]);
}
