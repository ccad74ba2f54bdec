import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { NewsNoticesContent } from '../../../content/contentTypes';
import { mainId } from '../../lib/mainId';
import { takeFocus } from '../../lib/takeFocus';
import { useNewsRetry } from '../../news/useNews';
import { drawnBehind } from '../../theme/phrases';
import { color, layer, motion, size, space, type } from '../../theme/read';
import { Icon } from '../../components/Icon';

type Notices = NewsNoticesContent;
type RetriableNoticeProps = Notices['unreachable'] &
  Pick<Notices, 'retrying' | 'hide'> & {
    /** What readers see in place of the live News. */
    readonly shown: string;
    readonly onHide: (() => void) | undefined;
  };

/** How long an attempt is shown at least: one that fails at once must be seen to have been made. */
export const SHORTEST_TRY_MS = 1000;

/**
 * A notice with a button that requests the News again, and one that hides the notice where that is possible.
 * The retry button shows that it is trying until the attempt is over. To be read out, it needs an element
 * with `role="status"` around it, which must be on the page first.
 */
export function RetriableNotice(props: RetriableNoticeProps) {
  const { text, shown, action, retrying, hide, onHide } = props;
  const retry = useNewsRetry();
  const line = useRef<HTMLDivElement>(null);
  useReturnFocus(line);
  const [tries, setTries] = useState(0);

  async function tryAgain() {
    setTries((count) => count + 1);
    await Promise.all([retry(), new Promise((seen) => setTimeout(seen, SHORTEST_TRY_MS))]);
    setTries((count) => count - 1);
  }

  return (
    <Line ref={line} data-surface="night">
      <Words>
        <span>{text}</span> {shown}
      </Words>
      <Retry type="button" onClick={() => void tryAgain()}>
        {tries > 0 ? retrying : action}
      </Retry>
      {onHide && (
        <Hide type="button" aria-label={hide} onClick={onHide}>
          <Icon name="clear" />
        </Hide>
      )}
    </Line>
  );
}

/**
 * Returns the focus to where it came from when the part that has it unmounts, or else moves it to the page's
 * heading. Nothing scrolls, as the part overlays what is being read.
 */
function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    let origin: HTMLElement | undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        origin = relatedTarget;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
      // After a navigation, the next page sets the focus.
      if (location.pathname !== pathname || !element?.contains(document.activeElement)) return;
      const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
      const next = origin?.isConnected ? origin : heading;
      if (next) takeFocus(next);
    };
  }, [part]);
}

const Line = styled.div`
  ${type('small')}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('l')};
  padding: min(${space('m')}, 5vw) min(${size('target')} + ${space('m')}, 20vw)
    min(${space('m')}, 5vw) min(${space('l')}, 6vw);
  border-left: 6px solid ${color('signal')};
  background: ${drawnBehind};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer('below')};
    /* A strip with its right end cut. */
    clip-path: polygon(0 0, calc(100% - 0.87rem) 0, 100% 1.5rem, 100% 100%, 0 100%);
    background-color: ${color('deep')};
  }
`;

const Words = styled.p`
  flex: 1 1 16rem;
`;

const Retry = styled.button`
  ${type('label')}
  padding: ${space('xs')} 0;
  text-decoration: underline;
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.14em;
  text-underline-offset: 0.25em;
  ${motion('respond')}

  &:hover {
    color: ${color('accent')};
  }
`;

const Hide = styled.button`
  position: absolute;
  top: ${space('xs')};
  right: min(${space('xs')}, 1vw);
  display: grid;
  place-items: center;
  width: ${size('target')};
  height: ${size('target')};
  color: ${color('onNight')};
  ${motion('respond')}

  &:hover {
    color: ${color('signal')};
  }
`;
