import { root, runCommand } from './runCommand';
import { isAllowed, usable, readPackages } from '../pipeline/licenses/packageLicenses';
import { NOTICES_FILE } from '../pipeline/licenses/writeNotices';

/** npm run licenses: counts the packages under each license; fails if one may not be used. */
await runCommand(async () => {
  const packages = readPackages(root);
  const counts = new Map<string, number>();
  for (const { license = 'not stated' } of packages) {
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  for (const [license, count] of rows) console.log(`${String(count).padStart(5)}  ${license}`);
  console.log(`What reaches visitors is in dist/${NOTICES_FILE} after a build.`);

  const foreign = packages.filter(({ license }) => !isAllowed(license, usable));
  const names = foreign.map(({ name, license = 'not stated' }) => `${name} (${license})`);
  if (names.length > 0) throw new Error(`These packages may not be used: ${names.join(', ')}.`);
});
