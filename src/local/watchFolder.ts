import { existsSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';

/** How long nothing has changed once a change is complete. */
const QUIET_MS = 300;

/**
 * Calls `onChange` whenever files of a folder have changed, one call at a time: it must not reject. Ignores
 * subfolders. Returns a function that ends it. When the folder is gone or the system watches no more, it
 * calls `report` with one sentence, and ends by itself.
 */
export function watchFolder(
  folder: string,
  onChange: () => Promise<unknown>,
  report: (sentence: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let calls: Promise<unknown> = Promise.resolve();
  let watcher: FSWatcher | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    watcher?.close();
  };
  const giveUp = (reason: string) => {
    if (isOver) return;
    stop();
    report(
      `Changes in ${folder} are no longer noticed: ${reason}. Fix that, and start npm run dev again.`,
    );
  };
  try {
    watcher = watch(folder, () => {
      // Linux and macOS report this as a change, and Windows as an error.
      if (!existsSync(folder)) return giveUp('the folder is gone');
      clearTimeout(timer);
      timer = setTimeout(() => {
        calls = calls.then(onChange);
      }, QUIET_MS);
    });
    watcher.on('error', (error) => giveUp(error.message));
  } catch (error) {
    giveUp((error as Error).message);
  }
  return stop;
}
