import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { addressRule, privacyRule, readRoutes } from './addressRules';
import { formatProblem, problemAt } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { cityRule, dateRule, sponsorsRule, timeZoneRule, weekdayRule } from './factRules';
import { findNewsProblems } from './findNewsProblems';
import { findPhotoProblems } from './findPhotoProblems';
import { findRepeatedFacts } from './findRepeatedFacts';
import { findSeasonProblems } from './findSeasonProblems';
import { findTypingProblems } from './findTypingProblems';
import { locate } from './locate';
import {
  findMisnamedPictures,
  findRepeatedPictures,
  findUnusedPictures,
  pictureRule,
  turnRule,
  videoRule,
} from './pictureRules';
import { FACTS, compileContent, loadContent, walkContent } from './readContent';
import type { CompiledContent, ContentModule } from './readContent';
import { findUnreadableResults, resultRule } from './resultRules';
import type { Rule } from './rule';
import { changedRule, exceptionsRule, seasonRule, seasonsRule } from './scheduleRules';
import { codeRule, emptyListRule, exampleRule, headRule, markRule } from './wordRules';

/**
 * Rejects with all problems of the content folder, one per line, if there are any. In a GitHub workflow,
 * each problem is repeated in the form that GitHub shows on the changed line.
 */
export async function checkContentOrFail(root: string): Promise<void> {
  const problems = [...checkContent(root), ...(await findPhotoProblems(root))];
  if (problems.length === 0) return;
  const onGitHub = process.env.GITHUB_ACTIONS === 'true';
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  const lines = problems.map((problem) => formatProblem(problem, onGitHub));
  throw new Error([`${count} to fix in content:`, ...lines].join('\n'));
}

/**
 * Returns everything that is wrong with the content folder of `root`, with file and line; empty if
 * nothing is. The rules about what content says apply only once every file can be read and fits its type.
 */
export function checkContent(root: string): ContentProblem[] {
  const content = compileContent(root);
  const routes = readRoutes(root);
  const typing = [...findTypingProblems(content), ...findUnreadableResults(root)];
  return [
    ...findMissingFiles(root),
    ...withoutConsequences(typing.length > 0 ? typing : findMeaningProblems(root, content, routes)),
    ...findMisnamedPictures(root),
    ...findNewsProblems(root, routes),
  ];
}

function findMeaningProblems(
  root: string,
  { program, sources }: CompiledContent,
  routes: readonly string[],
): ContentProblem[] {
  const modules = loadContent(sources);
  const checker = program.getTypeChecker();
  const rules: readonly Rule[] = [
    addressRule({ routes, places: placesIn(modules) }),
    pictureRule(root),
    turnRule(root),
    headRule,
    markRule(checker),
    codeRule,
    exampleRule,
    privacyRule(emailIn(modules)),
    dateRule(checker),
    weekdayRule,
    cityRule,
    timeZoneRule,
    sponsorsRule,
    videoRule,
    emptyListRule,
    seasonsRule,
    seasonRule,
    exceptionsRule,
    changedRule,
    resultRule,
  ];
  const problems: ContentProblem[] = [];
  for (const found of walkContent(modules)) {
    const report = (message: string, field?: string) => {
      const { node } = locate(field ? { ...found, path: [...found.path, field] } : found);
      problems.push(problemAt(node, message));
    };
    for (const rule of rules) rule(found, report);
  }
  return [
    ...problems,
    ...findSeasonProblems(modules, routes),
    ...findRepeatedFacts(modules),
    ...findRepeatedPictures(modules),
    // A picture whose name is misspelled would be reported twice.
    ...(problems.length === 0 ? findUnusedPictures(root, modules) : []),
  ];
}

function emailIn(modules: readonly ContentModule[]): string {
  const teams = modules.map(({ values: { team } }) => team as { email?: string } | undefined);
  return teams.find((team) => team?.email)?.email ?? '';
}

function placesIn(modules: readonly ContentModule[]): string[] {
  return modules.flatMap(({ values: { places = {} } }) =>
    Object.values(places as Record<string, string>),
  );
}

/** Drops what follows from a problem in the facts, which shows wherever they are used, and duplicates. */
function withoutConsequences(problems: readonly ContentProblem[]): ContentProblem[] {
  const inFacts = FACTS.map((name) =>
    problems.filter(({ file }) => file.startsWith(`content/${name}`)),
  );
  const own = inFacts.find(({ length }) => length > 0) ?? problems;
  return [...new Map(own.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Finds the content files that the site imports and that are not there, such as one that was renamed. */
function findMissingFiles(root: string): ContentProblem[] {
  const sources = ts.sys.readDirectory(path.join(root, 'src'), ['.ts', '.tsx']);
  const imported = sources.flatMap((source) => {
    const names = readFileSync(source, 'utf8').matchAll(/from '((?:\.\.\/)+content\/[\w/]+)'/g);
    return Array.from(names, ([, name = '']) => path.resolve(path.dirname(source), `${name}.ts`));
  });
  return [...new Set(imported)]
    .filter((file) => !existsSync(file))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => file.startsWith('content/'))
    .sort()
    .map((file) => ({
      file,
      line: 1,
      message: 'The site needs this file. Was it renamed, or saved with another ending?',
    }));
}
