import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteAddresses } from './addressRule';
import { addressRule } from './addressRule';
import { codeRule } from './codeRule';
import type { CompiledContent } from './compileContent';
import { compileContent, nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import { dateRule } from './dateRule';
import { findForeignImports } from './findForeignImports';
import { findNewsProblems } from './findNewsProblems';
import { findRepeatedFacts } from './findRepeatedFacts';
import { findTypingProblems } from './findTypingProblems';
import { headRule } from './headRule';
import { loadContent } from './loadContent';
import { lineOf, locate } from './locate';
import { markRule } from './markRule';
import { pictureRule } from './pictureRule';
import type { Rule } from './rule';
import { walkContent } from './walkContent';

/**
 * Everything that is wrong with the content folder of `root`, with file and line; empty when nothing
 * is. While a file cannot be read or does not fit its type, the rules about what it says wait.
 */
export function checkContent(root: string, site: SiteAddresses): ContentProblem[] {
  const content = compileContent(root);
  const typing = [
    ...findTypingProblems(root, content),
    ...findForeignImports(root, content.sources),
  ];
  const problems = typing.length > 0 ? typing : findMeaningProblems(root, content, site);
  return [...withoutConsequences(problems), ...findNewsProblems(root, site)];
}

function findMeaningProblems(root: string, content: CompiledContent, site: SiteAddresses) {
  const modules = loadContent(content.sources);
  const rules: readonly Rule[] = [
    addressRule(site),
    pictureRule(readPictureNames(root)),
    headRule,
    markRule(content.program.getTypeChecker()),
    codeRule,
    dateRule,
  ];
  const problems = [...walkContent(modules)].flatMap((found) =>
    rules.flatMap((rule) =>
      rule(found).map(({ message, field }) => {
        const { source } = found.module;
        const { node } = locate(source, field ? [...found.path, field] : found.path);
        return { file: nameIn(root, source.fileName), line: lineOf(source, node), message };
      }),
    ),
  );
  return [...problems, ...findRepeatedFacts(root, modules)];
}

function readPictureNames(root: string): string[] {
  const folder = path.join(root, 'content', 'pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** What is wrong in the facts shows wherever they are used, and what is used twice shows twice. */
function withoutConsequences(problems: readonly ContentProblem[]): ContentProblem[] {
  const inFacts = problems.filter(({ file }) => file === 'content/team.ts');
  const own = inFacts.length > 0 ? inFacts : problems;
  return [...new Map(own.map((problem) => [JSON.stringify(problem), problem])).values()];
}
