import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, space } from '../../theme/read';

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
