import { savesData } from './savesData';
import { whenIdle } from './whenIdle';

/**
 * Does things ahead of time, one after the other, each once the browser is idle. Stops at the first failure:
 * the connection is gone, or a deploy has replaced the code, which whatever needs it will find out as well.
 * Does nothing for a visitor who saves data.
 */
export async function whileIdle(preparations: readonly (() => unknown)[]): Promise<void> {
  if (savesData()) return;
  try {
    for (const prepare of preparations) {
      await whenIdle();
      await prepare();
    }
  } catch {
    // Nothing depends on it.
  }
}
