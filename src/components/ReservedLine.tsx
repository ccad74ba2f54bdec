import { styled } from 'styled-components';
import { withoutMarks } from '../lib/inlineText';
import { reservesRoom } from '../theme/reservesRoom';
import { InlineText } from './InlineText';

interface ReservedLineProps {
  readonly text: string;
  readonly isShown: boolean;
}

/** A line that depends on the visitor's date. Its room is reserved, so that nothing moves when it appears. */
export function ReservedLine({ text, isShown }: ReservedLineProps) {
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
  ${reservesRoom}
`;
