import path from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

export interface ContentModule {
  readonly source: ts.SourceFile;
  readonly values: Readonly<Record<string, unknown>>;
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
    const requireContent = (name: string) => load(path.resolve(path.dirname(file), `${name}.ts`));
    const run = compileFunction(toCommonJs(source), ['exports', 'require'], { filename: file });
    Reflect.apply(run, undefined, [values, requireContent]);
    modules.push({ source, values });
    return values;
  }

  for (const file of known.keys()) load(file);
  return modules;
}

function toCommonJs(source: ts.SourceFile): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source.text, { compilerOptions }).outputText;
}
