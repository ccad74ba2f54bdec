import { builtFiles } from './builtFiles';
import { checkContent } from './checkContent';
import { formatProblem } from './contentProblem';
import { readRoutes } from './readRoutes';

/**
 * Rejects with all problems of the content folder, one per line, if there are any. In a GitHub workflow,
 * each problem is repeated in the form that GitHub shows on the changed line.
 */
export async function checkContentOrFail(root: string): Promise<void> {
  const problems = checkContent(root, { routes: readRoutes(root), files: builtFiles });
  if (problems.length === 0) return;
  const onGitHub = process.env.GITHUB_ACTIONS === 'true';
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  const lines = problems.map((problem) => formatProblem(problem, onGitHub));
  throw new Error([`${count} to fix in content:`, ...lines].join('\n'));
}
