import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '..', '..');

const startedAt = performance.now();

/** Runs a command of package.json: prints each step with its time, and a failure plainly with exit code 1. */
export async function runCommand(
  command: (report: (step: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await command(report);
  } catch (error) {
    console.error(`\n${explain(error)}`);
    if (process.env.DEBUG) console.error(error);
    process.exitCode = 1;
  }
}

/**
 * Calls the given functions, one after the other, when the command is told to stop, and ends it: with a
 * failure printed plainly and exit code 1 if one of them rejects.
 */
export function stopOnSignal(...stops: (() => Promise<void>)[]): void {
  const stopAll = async () => {
    for (const stop of stops) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void runCommand(stopAll).then(() => process.exit()));
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (path === undefined || !['EACCES', 'EPERM', 'EROFS'].includes(code)) return error.message;
  return `This command may not write or read ${path}. Give yourself the right to, or put the project into a folder of your own, and try again.`;
}

function report(step: string): void {
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${seconds.toFixed(1).padStart(5)} s  ${step}`);
}
