import { loadEnvFile } from '../pipeline/settings';
import { root, runCommand } from './runCommand';
import { formatFindings } from './formatTable';
import { checkSetup } from '../local/checkSetup';

/**
 * npm run doctor: reports what in the setup is fine, what is not, and how to fix it. Exits with code 1 when
 * npm start or npm test cannot work.
 */
await runCommand(async () => {
  loadEnvFile(root);
  const diagnoses = await checkSetup(root, process.env);
  console.log(formatFindings(diagnoses));
  const failed = diagnoses.filter(({ isFine, isNeeded }) => isNeeded && !isFine);
  if (failed.length > 0) {
    throw new Error(`Fix this first: ${failed.map(({ what }) => what).join(', ')}.`);
  }
});
