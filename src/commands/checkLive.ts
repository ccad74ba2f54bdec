import { root, runCommand } from './runCommand';
import { formatFindings } from './formatTable';
import { loadEnvFile, readDatabase } from '../pipeline/settings';
import { checkContentOrFail } from '../pipeline/content/checkContent';

/** npm run check:live -- https://…: checks that a deployed site is intact; exits with code 1 if not. */
await runCommand(async () => {
  await checkContentOrFail(root);
  // This import runs content, which has only now been checked.
  const { checkLive } = await import('../pipeline/live/checkLive');
  loadEnvFile(root);
  const { isRealProject, database } = readDatabase(process.env);
  const [address = ''] = process.argv.slice(2);
  const findings = await checkLive(root, address, isRealProject ? database : undefined);
  console.log(formatFindings(findings));
  const failed = findings.filter(({ isFine }) => !isFine).length;
  if (failed > 0) throw new Error(`${failed} of ${findings.length} checks failed.`);
});
