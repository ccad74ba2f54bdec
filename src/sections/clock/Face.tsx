import { memo } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Letters } from '../../components/Letters';
import { color, size, space, type } from '../../theme/read';
import { sideBySide } from '../../theme/windowForm';
import type { ClockState } from './clockState';
import type { Tick } from './createTicker';
import { Dial } from './Dial';
import { Readouts } from './Readouts';

interface FaceProps extends Omit<ClockContent, 'head'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly clock?: Tick & ClockState;
  readonly isSeen: boolean;
  readonly isPaused?: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/**
 * What tells the time. Out of sight it draws no passing second, which would cost a phone a frame of the
 * scrolling, but still says when the celebration begins and ends.
 */
export const Face = memo(function Face({
  ref,
  title,
  text,
  clock,
  isPaused,
  onPause,
  ...words
}: FaceProps) {
  return (
    <Plan ref={ref}>
      <Title>
        <Letters text={title} pace="title" />
      </Title>
      <Dial {...words} clock={clock} isPaused={isPaused} onPause={onPause} />
      <Notes>
        <Readouts {...words} times={clock} />
        <Custom>
          <InlineText text={text} />
        </Custom>
      </Notes>
    </Plan>
  );
}, isAlikeUnseen);

function isAlikeUnseen(last: FaceProps, next: FaceProps): boolean {
  return !next.isSeen && next.clock?.phase === last.clock?.phase && next.isPaused === last.isPaused;
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
