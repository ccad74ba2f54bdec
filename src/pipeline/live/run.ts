import { join } from 'node:path';
import { showFindings } from './showFindings';
import { runCommand } from '../../local/runCommand';
import { loadEnvFile, readSettings } from '../settings';
import { checkLive } from './checkLive';

/** npm run check:live -- https://…: looks whether a deployed site is whole; exit code 1 when it is not. */
await runCommand(async () => {
  loadEnvFile(join(import.meta.dirname, '..', '..', '..'));
  const { isRealProject, database } = readSettings(process.env);
  const [address = ''] = process.argv.slice(2);
  const findings = await checkLive(address, isRealProject ? database : undefined);
  console.log(showFindings(findings));
  const failed = findings.filter(({ isFine }) => !isFine).length;
  if (failed > 0) throw new Error(`${failed} of ${findings.length} are not as they should be.`);
});
