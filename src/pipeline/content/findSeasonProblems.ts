import { nameOf, problemAt } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { locate } from './locate';
import type { ContentModule } from './readContent';
import { isGroup } from './rule';

/** Finds the seasons that content/seasons.ts does not list, and those whose page is where another one is. */
export function findSeasonProblems(
  modules: readonly ContentModule[],
  routes: readonly string[],
): ContentProblem[] {
  const list = modules.find(({ source }) => nameOf(source) === 'content/seasons.ts');
  const listed = Object.values(list?.values ?? {}).flat();
  return modules.flatMap((module) => {
    const [, own] = /^content\/(seasons\/.+)\.ts$/.exec(nameOf(module.source)) ?? [];
    if (!own) return [];
    const [name = '', season] = Object.entries(module.values)[0] ?? [];
    if (!listed.includes(season)) {
      const message = `content/seasons.ts does not list this season: there, import ${name || 'it'} from './${own}', and add it to the list.`;
      return [problemAt(module.source, message)];
    }
    if (!isGroup(season) || routes.filter((each) => each === season.path).length < 2) return [];
    const message = `“${String(season.path)}” is the path of another page already: each has its own.`;
    return [problemAt(locate({ module, path: [name, 'path'] }).node, message)];
  });
}
