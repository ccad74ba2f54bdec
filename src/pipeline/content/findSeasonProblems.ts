import path from 'node:path';
import { SEASONS } from './addressRules';
import { nameIn, placeOf } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { locate } from './locate';
import type { ContentModule } from './readContent';
import { isGroup } from './rule';

/** Finds the seasons that content/seasons.ts does not list, and those whose page is where another one is. */
export function findSeasonProblems(
  root: string,
  modules: readonly ContentModule[],
  routes: readonly string[],
): ContentProblem[] {
  const list = modules.find(({ source }) => nameIn(root, source.fileName) === 'content/seasons.ts');
  const listed = Object.values(list?.values ?? {}).flat();
  return modules
    .filter(({ source }) => path.dirname(nameIn(root, source.fileName)) === SEASONS)
    .flatMap((module) => {
      const { source } = module;
      const [name = '', season] = Object.entries(module.values)[0] ?? [];
      if (!listed.includes(season)) {
        const own = `${path.basename(SEASONS)}/${path.basename(source.fileName, '.ts')}`;
        const message = `content/seasons.ts does not list this season: there, import ${name || 'it'} from './${own}', and add it to the list.`;
        return [{ ...placeOf(root, source), message }];
      }
      if (!isGroup(season) || routes.filter((each) => each === season.path).length < 2) return [];
      const message = `“${String(season.path)}” is the path of another page already: each has its own.`;
      return [{ ...placeOf(root, locate({ module, path: [name, 'path'] }).node), message }];
    });
}
