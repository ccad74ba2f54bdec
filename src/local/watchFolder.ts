import { watch } from 'node:fs';

/** How long nothing has changed once a change is complete, ms. */
const QUIET = 300;

/**
 * Calls `onChange` whenever files of a folder have changed, one call at a time: it must not reject. Ignores
 * subfolders. Returns a function that ends it.
 */
export function watchFolder(folder: string, onChange: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let calls: Promise<unknown> = Promise.resolve();
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      calls = calls.then(onChange);
    }, QUIET);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
