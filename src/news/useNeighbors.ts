import { useMemo } from 'react';
import { articleIdFromParameter } from './newsAddresses';
import type { Neighbors } from './neighbors';
import { readNeighbors } from './neighbors';
import { useReadable, useStore } from './useNews';

/**
 * Returns the articles before and after one, by its id as in useNewsArticle; undefined until they are
 * known. Apart from the other hooks because an article's page can be used before it has them.
 */
export function useNeighbors(parameter: string): Neighbors | undefined {
  const store = useStore();
  return useReadable(
    useMemo(() => {
      const id = articleIdFromParameter(parameter);
      return readNeighbors(id, store.neighborSources(id));
    }, [store, parameter]),
  );
}
