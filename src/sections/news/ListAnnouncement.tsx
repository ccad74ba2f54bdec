import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { NewsToolsContent } from '../../../content/contentTypes';
import { onVisibilityChange } from '../../lib/onVisibilityChange';
import type { ListChanges } from '../../news/listChanges';
import { color, layer, motion, inPrint, shape, size, space, type } from '../../theme/read';

interface ListAnnouncementProps {
  readonly latest: ListChanges | undefined;
  readonly onDismiss: () => void;
  readonly words: NewsToolsContent['announcements'];
}

/** Long enough to read the message twice, and to reach it with a screen magnifier. */
export const ANNOUNCEMENT_MS = 10_000;

/** Announces politely what has changed in the list. Overlays the top of the page, so that nothing moves. */
export function ListAnnouncement({ latest, onDismiss, words }: ListAnnouncementProps) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!latest) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nobody reads it in a hidden tab.
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => dismiss(), ANNOUNCEMENT_MS);
    };
    start();
    const stopWatching = onVisibilityChange(start);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [latest]);

  return <Place role="status">{latest && <Line>{messageFor(latest, words)}</Line>}</Place>;
}

function messageFor(
  { added, removed }: ListChanges,
  words: ListAnnouncementProps['words'],
): string {
  if (added.length > 0) return words.added(added.length);
  return removed > 0 ? words.removed : words.changed;
}

const Place = styled.div`
  position: fixed;
  top: calc(${size('header')} + ${space('m')});
  right: ${space('gutter')};
  left: ${space('gutter')};
  z-index: ${layer('above')};
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${inPrint} {
    display: none;
  }
`;

const Line = styled.p`
  ${type('label')}
  display: grid;
  align-items: center;
  min-height: ${size('target')};
  padding: ${space('s')} 1.9em;
  border: 2px solid transparent;
  clip-path: ${shape('cell')};
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  text-align: center;
  ${motion('drop')}
`;
