import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findNameProblem, isAnyPicture } from '../assets/pictureName';
import type { SiteAddresses } from './addressRule';
import { addressRule } from './addressRule';
import { cityRule } from './cityRule';
import { codeRule } from './codeRule';
import type { CompiledContent } from './compileContent';
import { FACTS, compileContent, nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';
import { dateRule } from './dateRule';
import { emptyListRule } from './emptyListRule';
import { exceptionsRule } from './exceptionsRule';
import { findForeignImports } from './findForeignImports';
import { findMissingFiles } from './findMissingFiles';
import { findNewsProblems } from './findNewsProblems';
import { findRepeatedFacts } from './findRepeatedFacts';
import { findRepeatedPictures } from './findRepeatedPictures';
import { findTypingProblems } from './findTypingProblems';
import { headRule } from './headRule';
import { loadContent } from './loadContent';
import type { ContentModule } from './loadContent';
import { lineOf, locate } from './locate';
import { markRule } from './markRule';
import { ownPathRule } from './ownPathRule';
import { pictureRule } from './pictureRule';
import type { Rule } from './rule';
import { seasonsRule } from './seasonsRule';
import { timeZoneRule } from './timeZoneRule';
import { videoRule } from './videoRule';
import { walkContent } from './walkContent';

/**
 * Returns everything that is wrong with the content folder of `root`, with file and line; empty if
 * nothing is. The rules about what content says apply only once every file can be read and fits its type.
 */
export function checkContent(root: string, site: SiteAddresses): ContentProblem[] {
  const content = compileContent(root);
  const typing = [
    ...findTypingProblems(root, content),
    ...findForeignImports(root, content.sources),
  ];
  const problems = typing.length > 0 ? typing : findMeaningProblems(root, content, site);
  return [
    ...findMissingFiles(root),
    ...withoutConsequences(problems),
    ...findPictureProblems(root),
    ...findNewsProblems(root, site),
  ];
}

function findMeaningProblems(root: string, content: CompiledContent, site: SiteAddresses) {
  const modules = loadContent(content.sources);
  const checker = content.program.getTypeChecker();
  const rules: readonly Rule[] = [
    addressRule({ ...site, places: placesIn(modules) }),
    pictureRule(readPictureNames(root)),
    headRule,
    markRule(checker),
    codeRule,
    dateRule(checker),
    cityRule,
    videoRule,
    emptyListRule,
    seasonsRule,
    exceptionsRule,
    timeZoneRule,
    ownPathRule,
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
  return [...problems, ...findRepeatedFacts(root, modules), ...findRepeatedPictures(root, modules)];
}

function placesIn(modules: readonly ContentModule[]): string[] {
  const lists = modules.flatMap(({ values }) => Object.entries(values));
  return lists.flatMap(([name, list]) =>
    name === 'places' ? Object.values(list as Record<string, string>) : [],
  );
}

function findPictureProblems(root: string): ContentProblem[] {
  return readPictureNames(root)
    .filter(isAnyPicture)
    .flatMap((name) => {
      const message = findNameProblem(name);
      return message ? [{ file: `content/pictures/${name}`, line: 1, message }] : [];
    });
}

function readPictureNames(root: string): string[] {
  const folder = path.join(root, 'content', 'pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Drops what follows from a problem in the facts, which shows wherever they are used, and duplicates. */
function withoutConsequences(problems: readonly ContentProblem[]): ContentProblem[] {
  const inFacts = FACTS.map((name) => problems.filter(({ file }) => file === `content/${name}`));
  const own = inFacts.find(({ length }) => length > 0) ?? problems;
  return [...new Map(own.map((problem) => [JSON.stringify(problem), problem])).values()];
}
