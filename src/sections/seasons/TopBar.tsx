import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PauseWords } from '../../../content/contentTypes';
import { PauseButton } from '../../components/PauseButton';
import { size, space } from '../../theme/read';

interface TopBarProps {
  /** A link to the home page. */
  readonly home: ReactNode;
  /** Absent while there is nothing to pause. */
  readonly pause?: PauseWords & { readonly isPaused: boolean; readonly onToggle: () => void };
}

/** Replaces the header: a link home, and a button that pauses what moves by itself. */
export function TopBar({ home, pause }: TopBarProps) {
  return (
    <Bar>
      {home}
      {pause && <PauseButton words={pause} isPaused={pause.isPaused} onPress={pause.onToggle} />}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  justify-self: stretch;
  padding-block: ${space('l')};
  padding-inline: max(${space('gutter')}, calc(50% - ${size('page')} / 2));
`;
