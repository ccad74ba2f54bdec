import { styled } from 'styled-components';
import type { PauseWords } from '../../content/types/basics';
import { rimmedBackground } from '../theme/phrases';
import { inForcedColors, onlyWithScript } from '../theme/media';
import { color, motion, size } from '../theme/read';
import { cellRatio } from '../theme/shape';
import { Icon } from './Icon';
import type { IconName } from './Icon';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** A button that is a single cell with an icon. */
export function IconButton({ icon, label, onPress }: IconButtonProps) {
  return (
    <Cell type="button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </Cell>
  );
}

interface PauseButtonProps {
  readonly words: PauseWords;
  readonly isPaused: boolean;
  readonly onPress: () => void;
}

/** Pauses what moves by itself, and lets it go on. */
export function PauseButton({ words, isPaused, onPress }: PauseButtonProps) {
  const action = isPaused ? 'play' : 'pause';
  return <IconButton icon={action} label={words[action]} onPress={onPress} />;
}

const Cell = styled.button`
  ${rimmedBackground('hexagon', 'raised')}
  display: grid;
  place-items: center;
  width: calc(${size('target')} * ${cellRatio});
  height: ${size('target')};
  color: ${color('ink')};
  font-size: 1.25rem;
  ${motion('respond')}

  &::before,
  &::after {
    ${motion('respond')}
  }

  &:hover {
    color: ${color('onSignal')};

    &::before,
    &::after {
      background-color: ${color('signal')};
    }
  }

  ${inForcedColors} {
    border: 2px solid;
  }

  ${onlyWithScript}
`;
