// Runs a command of package.json once the setup is checked: `node src/commands/run.cjs FILE.ts …` is
// `tsx FILE.ts …`. Like the check, it uses old syntax only: whatever version of Node is there reads it.
require('./requireSetup.cjs');
require('./startTsx.cjs');
