import { styled } from 'styled-components';
import type { PauseWords } from '../../../content/types/basics';
import type { SeasonPageContent } from '../../../content/types/season';
import { PauseButton } from '../../components/IconButton';
import type { Autoplay } from '../../motion/useAutoplay';
import { size, space } from '../../theme/read';
import { HomeLink } from './HomeLink';

interface TopBarProps extends Pick<SeasonPageContent, 'home'> {
  readonly movement: PauseWords;
  readonly autoplay: Autoplay;
}

/** Replaces the header: a link home, and a button that pauses what moves by itself. */
export function TopBar({ home, movement, autoplay }: TopBarProps) {
  const { isWelcome, isPaused, toggle } = autoplay;
  return (
    <Bar>
      <HomeLink {...home} />
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
