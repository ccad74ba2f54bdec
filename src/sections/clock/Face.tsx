import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Letters } from '../../components/Letters';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import { color, size, space, type } from '../../theme/read';
import { sideBySide } from '../../theme/media';
import type { ClockState } from './clockState';
import type { Tick } from './createTicker';
import { Dial } from './Dial';
import { Readouts } from './Readouts';

interface FaceProps extends Omit<ClockContent, 'head'> {
  readonly clock?: Tick & ClockState;
  readonly isPaused?: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** What tells the time: the dial and, beside or below it, the readouts. */
export function Face({ title, text, clock, isPaused, onPause, ...words }: FaceProps) {
  const dial = useRef<HTMLDivElement>(null);
  const readouts = useRef<HTMLDivElement>(null);
  const isDialSeen = useIsOnScreen(dial);
  const areReadoutsSeen = useIsOnScreen(readouts);
  return (
    <Plan>
      <Title>
        <Letters text={title} pace="title" />
      </Title>
      <Dial
        {...words}
        ref={dial}
        clock={clock}
        isSeen={isDialSeen}
        isPaused={isPaused}
        onPause={onPause}
      />
      <Notes>
        <Readouts {...words} ref={readouts} clock={clock} isSeen={areReadoutsSeen} />
        <Custom>
          <InlineText text={text} />
        </Custom>
      </Notes>
    </Plan>
  );
}

/**
 * In wide windows the dial stands beside the words; in others, between them. A browser may draw the page
 * before all of it has arrived, so nothing here depends on the height of what follows.
 */
const Plan = styled.div`
  display: grid;
  gap: ${space('xl')};
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;

  ${sideBySide} {
    grid-template: auto 1fr / 1fr 1fr;
    gap: ${space('xl')} ${space('xxl')};

    & > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
  }
`;

const Title = styled.h1`
  ${type('title')}
  font-size: clamp(2.75rem, 1.9rem + 3.6vw, 5rem);
`;

const Notes = styled.div`
  display: grid;
  gap: ${space('xl')};
  align-content: start;
`;

const Custom = styled.p`
  ${type('lede')}
  max-width: ${size('measure')};
  color: ${color('inkSoft')};
`;
