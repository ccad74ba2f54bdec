import type ts from 'typescript';
import type { CompiledContent } from './compileContent';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import { explainSyntaxError } from './explainSyntaxError';
import { explainTypeError } from './explainTypeError';

/*
 * Unused names, parameters of unknown type, and values that cannot be counted with: mostly consequences of
 * another mistake.
 */
const CONSEQUENCES = [6133, 6192, 7006, 2362, 2363];

/** Returns the compiler's errors in content in plain words; those about types only once every file parses. */
export function findTypingProblems(root: string, content: CompiledContent): ContentProblem[] {
  const syntax = content.sources.flatMap((source) => findSyntaxProblem(root, content, source));
  if (syntax.length > 0) return syntax;
  return content.sources.flatMap((source) => findTypeProblems(root, content, source));
}

/** Finds only the first syntax error of a file: those that follow are mostly its consequences. */
function findSyntaxProblem(root: string, { program }: CompiledContent, source: ts.SourceFile) {
  const [first] = program.getSyntacticDiagnostics(source);
  if (!first) return [];
  const { position, message } = explainSyntaxError(source, first);
  return [toProblem(root, source, position, message)];
}

function findTypeProblems(root: string, { program }: CompiledContent, source: ts.SourceFile) {
  const all = program.getSemanticDiagnostics(source);
  const wrong = all.filter(({ code }) => !CONSEQUENCES.includes(code));
  const problems = (wrong.length > 0 ? wrong : all).map((diagnostic) => {
    const position = diagnostic.start ?? 0;
    const message = explainTypeError(program.getTypeChecker(), source, position, diagnostic);
    return toProblem(root, source, position, message);
  });
  // A missing import causes errors in many lines, and a wrong value where its list is used; one is enough.
  return [
    ...new Map(problems.reverse().map((problem) => [withoutField(problem), problem])).values(),
  ].reverse();
}

/** Returns the message without the field that it is about, if it quotes the wrong value. */
function withoutField({ message }: ContentProblem): string {
  return message.replace(/^(Each entry of )?“\w+” (?=must be .*, not '[^']*'\.)/, '');
}

function toProblem(
  root: string,
  source: ts.SourceFile,
  position: number,
  message: string,
): ContentProblem {
  const { line } = source.getLineAndCharacterOfPosition(position);
  return { file: nameIn(root, source.fileName), line: line + 1, message };
}
