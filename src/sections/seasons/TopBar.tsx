import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PauseWords } from '../../../content/types/basics';
import { PauseButton } from '../../components/IconButton';
import type { Autoplay } from '../../motion/useAutoplay';
import { size, space } from '../../theme/read';

interface TopBarProps {
  readonly home: ReactNode;
  readonly movement: PauseWords;
  readonly autoplay: Autoplay;
}

/** Replaces the header: a link home, and a button that pauses what moves by itself. */
export function TopBar({ home, movement, autoplay }: TopBarProps) {
  const { isWelcome, isPaused, toggle } = autoplay;
  return (
    <Bar>
      {home}
      {isWelcome && <PauseButton words={movement} isPaused={isPaused} onPress={toggle} />}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  justify-self: stretch;
  padding-block: ${space('l')};
  padding-inline: ${size('margin')};
`;
