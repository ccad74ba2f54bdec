import { styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { stencil } from '../../theme/type';
import { color, layer } from '../../theme/read';

interface CheerProps {
  readonly question: string;
  readonly answer: string;
  readonly isCelebrating: boolean;
}

/** The chant in the middle of the dial during the celebration. It is announced once, when it appears. */
export function Cheer({ question, answer, isCelebrating }: CheerProps) {
  return (
    <Place role="status">
      {isCelebrating && (
        <Chant>
          {question} <Answer>{answer}</Answer>
        </Chant>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('above')};
  display: grid;
  place-items: center;
  pointer-events: none;
`;

/** Its ground shows only where it is higher than the dial's disc, because its lines are far apart. */
const Chant = styled.div`
  ${stencil}
  width: 62cqi;
  border-radius: 0.85em;
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  font-size: 2.4rem;
  font-size: 14.4cqi;
  line-height: 0.9;
  text-align: center;
  ${clockMotion.rise}
`;

const Answer = styled.span`
  display: block;
  font-size: 1.45em;
`;
