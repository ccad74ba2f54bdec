import { css, styled } from 'styled-components';
import { drawnInColorsOfText } from '../theme/phrases';
import { aboveFull } from '../theme/media';
import { color, motion } from '../theme/read';
import { radius } from '../theme/shape';

const bar = css`
  content: '';
  position: absolute;
  left: 0;
  height: 0.25rem;
  border-radius: ${radius.small};
  background-color: ${color('signal')};
  ${drawnInColorsOfText}
  ${motion('respond')}
`;

/** Three of the hornet's stripes over the preceding checkbox; they form a cross while it is checked. */
export const MenuBars = styled.span.attrs({ 'aria-hidden': true })`
  position: relative;
  grid-area: 1 / 1;
  justify-self: end;
  width: 1.875rem;
  height: 1.25rem;
  pointer-events: none;

  &::before {
    ${bar}
    top: 0;
    width: 100%;
    box-shadow: 0 0.5rem ${color('signal')};
  }

  &::after {
    ${bar}
    bottom: 0;
    width: 55%;
  }

  input:checked + & {
    &::before {
      transform: translateY(0.5rem) rotate(45deg);
      box-shadow: none;
    }

    &::after {
      width: 100%;
      transform: translateY(-0.5rem) rotate(-45deg);
    }
  }

  ${aboveFull} {
    display: none;
  }
`;
