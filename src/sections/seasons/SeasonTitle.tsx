import { styled } from 'styled-components';
import { LetteredTitle } from '../../components/LetteredTitle';
import { family } from '../../theme/read';
import { displayWeight } from '../../theme/type';

/**
 * The name of a game, on one line as wide as its parent; who uses it sets the font size. Where a reader's letter
 * spacing (WCAG 1.4.12) makes the line too wide, the letters move closer together again.
 */
export const SeasonTitle = styled(LetteredTitle)`
  max-width: 100%;
  font: ${displayWeight} 1em / 0.86 ${family('display')};
  /* A space between two words is a letter, too. */
  white-space: pre;

  & > [aria-hidden] {
    display: flex;
  }
`;
