import { builtFiles } from './builtFiles';
import { checkContent } from './checkContent';
import { formatProblem } from './contentProblem';
import { readRoutes } from './readRoutes';

/**
 * Rejects with all problems of the content folder, a line for each, when there is any. `files` are
 * what the build adds beside the pages, so that content may lead there. In CI each problem is said
 * once more in the form that GitHub shows on the changed line.
 */
export async function checkContentOrFail(
  root: string,
  files: readonly string[] = builtFiles,
): Promise<void> {
  const problems = checkContent(root, { routes: readRoutes(root), files });
  if (problems.length === 0) return;
  const inCi = Boolean(process.env.CI);
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  const lines = problems.map((problem) => formatProblem(problem, inCi));
  throw new Error([`${count} to mend in content:`, ...lines].join('\n'));
}
