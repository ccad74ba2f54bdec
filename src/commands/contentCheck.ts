import { root, runCommand } from './runCommand';
import { checkContentOrFail } from '../pipeline/content/checkContent';

/** npm run content:check: says what is wrong with the content, or that nothing is. */
await runCommand(async (report) => {
  await checkContentOrFail(root);
  report('Content is fine');
});
