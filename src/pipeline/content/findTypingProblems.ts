import path from 'node:path';
import ts from 'typescript';
import { nameOf, problemAt } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { explainSyntaxError } from './explainSyntaxError';
import { explainTypeError } from './explainTypeError';
import type { CompiledContent } from './readContent';

/**
 * Returns the compiler's errors in content in plain words, those about types only once every file parses,
 * and imports of anything but content.
 */
export function findTypingProblems({ program, sources }: CompiledContent): ContentProblem[] {
  const syntax = sources.flatMap((source) => findSyntaxProblem(program, source));
  return [
    ...(syntax.length > 0
      ? syntax
      : sources.flatMap((source) => findTypeProblems(program, source))),
    ...sources.flatMap(findForeignImports),
  ];
}

/** Finds only the first syntax error of a file: those that follow are mostly its consequences. */
function findSyntaxProblem(program: ts.Program, source: ts.SourceFile) {
  const [first] = program.getSyntacticDiagnostics(source);
  if (!first) return [];
  const { position, message } = explainSyntaxError(source, first);
  return [problemAt(source, message, position)];
}

/*
 * Unused names, parameters of unknown type, and values that cannot be counted with: mostly consequences of
 * another mistake.
 */
const CONSEQUENCES = [6133, 6192, 7006, 2362, 2363];

function findTypeProblems(program: ts.Program, source: ts.SourceFile) {
  const all = program.getSemanticDiagnostics(source);
  const wrong = all.filter(({ code }) => !CONSEQUENCES.includes(code));
  const problems = (wrong.length > 0 ? wrong : all).map((diagnostic) => {
    const { start = 0 } = diagnostic;
    const message = explainTypeError(program.getTypeChecker(), source, start, diagnostic);
    return problemAt(source, message, start);
  });
  // A missing import causes errors in many lines, and a wrong value where its list is used; one is enough.
  const first = new Map(problems.reverse().map((problem) => [withoutField(problem), problem]));
  return [...first.values()].reverse();
}

/** Returns the message without the field that it is about, if it quotes the wrong value. */
function withoutField({ message }: ContentProblem): string {
  return message.replace(/^((Each entry of )?“\w+”|This) (?=must be .*, not '[^']*'\.)/, '');
}

/** Content is data, and its modules import only each other. That one is missing, the compiler says. */
function findForeignImports(source: ts.SourceFile) {
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const name = statement.moduleSpecifier.getText().slice(1, -1);
    const target = path.posix.join(path.posix.dirname(nameOf(source)), name);
    if (name.startsWith('.') && target.startsWith('content/')) return [];
    return [problemAt(statement, `Content imports only content: take out the import of ${name}.`)];
  });
}
