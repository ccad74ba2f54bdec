import { styled } from 'styled-components';
import { withoutMarks } from '../lib/inlineText';
import { keepsRoom } from '../theme/keepsRoom';
import { InlineText } from './InlineText';

interface LateLineProps {
  readonly text: string;
  readonly isShown: boolean;
}

/** A line that only the visitor's day can tell. Its room is there before, so that nothing moves when it comes. */
export function LateLine({ text, isShown }: LateLineProps) {
  return (
    <Line data-longest={withoutMarks(text)}>
      {isShown && (
        <span>
          <InlineText text={text} />
        </span>
      )}
    </Line>
  );
}

const Line = styled.p`
  ${keepsRoom}
`;
