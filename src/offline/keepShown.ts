import { articleIdIn } from '../news/newsAddresses';
import { keepArticle } from './keptNews';
import { answerPicture } from './answerPicture';
import type { WorkEvent } from './workerScope';

/**
 * Keeps what a page showed before there was a worker: its article, its pictures. `shown` is what the page
 * sent (keepOffline.ts): paths of this site; anything else is ignored.
 */
export async function keepShown(shown: unknown, event: WorkEvent): Promise<void> {
  const paths = Array.isArray(shown) ? shown.filter((path) => typeof path === 'string') : [];
  await Promise.allSettled(
    paths.map(async (path) => {
      const id = articleIdIn(path);
      if (id) await keepArticle(id);
      else if (path.startsWith('/pictures/')) await answerPicture(new Request(path), event);
    }),
  );
}
