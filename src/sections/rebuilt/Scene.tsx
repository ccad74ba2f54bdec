import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, from, space } from '../../theme/read';

interface SceneProps {
  readonly children: ReactNode;
  readonly drawing: ReactNode;
  /** The side of the drawing where the two fit side by side. */
  readonly side: 'left' | 'right';
}

/** Words with their drawing: above them in a narrow window, so that nothing falls across the words. */
export function Scene({ children, drawing, side }: SceneProps) {
  return (
    <Pair>
      {children}
      <Drawing $side={side}>{drawing}</Drawing>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space('xl')};
  align-items: center;

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space('xxl')};
  }
`;

const Drawing = styled.div<{ $side: SceneProps['side'] }>`
  display: grid;
  order: -1;
  justify-items: center;

  ${from('wide')} {
    order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
  }
`;

/** The materials of a drawing's pieces, and how light from the upper right falls on them in both schemes. */
const looks = {
  steel: css`
    fill: ${color('edge')};
  `,
  shell: css`
    fill: ${color('deep')};
  `,
  hollow: css`
    fill: ${color('night')};
  `,
  rim: css`
    fill: ${color('signal')};
  `,
  /** The side facing the light, for objects on a rust ground. */
  bright: css`
    fill: ${color('line')};
  `,
  lit: css`
    fill: ${color('onNight')};
    opacity: 0.45;
  `,
  /** A side turned a little away from the light. */
  turned: css`
    fill: ${color('night')};
    opacity: 0.3;
  `,
  /** A side turned fully away from the light. */
  shaded: css`
    fill: ${color('night')};
    opacity: 0.6;
  `,
  shadow: css`
    fill: ${color('night')};
    opacity: 0.2;
  `,
};

/** One flat shape of a drawing. */
export const Piece = styled.path<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
`;
