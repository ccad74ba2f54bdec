import { loadEnvFile } from '../pipeline/settings';
import { root } from './root';
import { runCommand } from './runCommand';
import { formatFindings } from './formatFindings';
import { runChecks } from '../local/doctor/runChecks';

/**
 * npm run doctor: reports what in the setup is fine, what is not, and how to fix it. Exits with code 1 when
 * npm start or npm test cannot work.
 */
await runCommand(async () => {
  loadEnvFile(root);
  const diagnoses = await runChecks(root, process.env);
  console.log(formatFindings(diagnoses));
  const failed = diagnoses.filter(({ isFine, isNeeded }) => isNeeded && !isFine);
  if (failed.length > 0) {
    throw new Error(`Fix this first: ${failed.map(({ what }) => what).join(', ')}.`);
  }
});
