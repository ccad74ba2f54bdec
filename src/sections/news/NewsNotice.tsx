import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { createListeners } from '../../lib/createListeners';
import { useIsPainted } from '../../lib/waiting';
import { isAwaited } from '../../news/freshness';
import type { Freshness } from '../../news/freshness';
import { columnWidths } from '../../theme/columns';
import { from, layer, notPrinted, size, space } from '../../theme/read';
import { RetriableNotice } from './RetriableNotice';

interface NewsNoticeProps {
  readonly freshness: Freshness;
  readonly words: NewsNoticesContent;
  /** Whether nothing else on the page says so: then it cannot be hidden. */
  readonly isAlone?: boolean;
}

/**
 * Says that the live News is not available, until that changes or the visitor hides the notice. It overlays
 * the bottom of the page, so nothing moves.
 */
export function NewsNotice({ freshness, words, isAlone = false }: NewsNoticeProps) {
  const isPainted = useIsPainted();
  const [isHidden, hide] = useHiddenTrouble(freshness);
  const isShown = isPainted && (!isHidden || isAlone);
  return (
    // Otherwise all of the notice would be read again whenever its button says something else.
    <Place role="status" aria-atomic="false">
      {isShown && draw(freshness, words, isAlone ? undefined : hide)}
    </Place>
  );
}

function draw(freshness: Freshness, words: NewsNoticeProps['words'], onHide?: () => void) {
  switch (freshness) {
    case 'unreachable':
    case 'denied': {
      const { retrying, hide } = words;
      return <RetriableNotice {...words[freshness]} {...{ retrying, hide, onHide }} />;
    }
    case 'loading':
    case 'snapshot':
    case 'live':
      return null;
  }
}

const { subscribe, notify } = createListeners();
let hidden: Freshness | undefined;

function change(next: Freshness | undefined) {
  hidden = next;
  notify();
}

/**
 * Returns whether the visitor has hidden the notice of the present trouble, and a function that hides it: on
 * this page and the next ones, until the News is live again or the trouble is another.
 */
function useHiddenTrouble(freshness: Freshness): readonly [boolean, () => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => undefined,
  );
  useEffect(() => {
    if (hidden && hidden !== freshness && !isAwaited(freshness)) change(undefined);
  }, [freshness]);
  return [current === freshness, () => change(freshness)];
}

const Place = styled.div`
  position: fixed;
  right: ${space('gutter')};
  bottom: ${space('m')};
  left: max(${space('gutter')}, (100vw - ${size('page')}) / 2);
  z-index: ${layer('above')};
  max-width: ${size('measure')};
  max-height: calc(100% - ${size('header')} - 2 * ${space('m')});
  overflow: auto;

  /* Beside the text of an article, not over it. */
  ${from('full')} {
    max-width: ${columnWidths.first};
  }

  /* Keeps a focused element from being hidden behind it, up to the last one of the page. */
  html:has(&:not(:empty)) {
    --notice: 13rem;
    scroll-padding-bottom: var(--notice);

    #root > footer {
      padding-bottom: var(--notice);
    }
  }

  ${notPrinted}
`;
