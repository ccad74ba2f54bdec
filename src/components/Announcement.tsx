import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useIsTabInFront } from '../motion/useIsOnScreen';
import { aboveFull, notPrinted } from '../theme/media';
import { color, layer, motion, shape, size, space, type } from '../theme/read';

interface AnnouncementProps {
  readonly message: string | undefined;
  /** What the message is about; a new value starts its time over. */
  readonly about: unknown;
  readonly onDismiss: () => void;
}

/** Long enough to read the message twice, and to reach it with a screen magnifier. */
export const ANNOUNCEMENT_MS = 10_000;

/** Announces politely, for a while, what has changed. Overlays the site's header, so that it covers nothing of the page. */
export function Announcement({ message, about, onDismiss }: AnnouncementProps) {
  const dismiss = useEffectEvent(onDismiss);
  const isTabInFront = useIsTabInFront();
  useEffect(() => {
    // Nobody reads it in a hidden tab.
    if (!about || !isTabInFront) return undefined;
    const timer = setTimeout(() => dismiss(), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [about, isTabInFront]);

  // Two messages may have the same words. Only what is added to the page is announced.
  const [latest, setLatest] = useState({ about, number: 0 });
  if (latest.about !== about) setLatest({ about, number: latest.number + 1 });

  return <Place role="status">{message && <Line key={latest.number}>{message}</Line>}</Place>;
}

const Place = styled.div`
  position: fixed;
  inset: 0 ${space('gutter')} auto;
  z-index: ${layer('header')};
  display: grid;
  place-items: center;
  min-height: ${size('header')};

  /* Between the team's name and the links. */
  ${aboveFull} {
    left: calc(max(${space('gutter')}, (100vw - ${size('page')}) / 2) + 15rem);
    justify-items: start;
  }
  pointer-events: none;

  ${notPrinted}
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
