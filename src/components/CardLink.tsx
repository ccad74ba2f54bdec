import { styled } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, space, type } from '../theme/read';
import { ArrowLink } from './ArrowLink';

/**
 * The link of a card. It covers its positioned parent, so the whole card is clickable, and its focus ring
 * surrounds the card.
 */
export const CardLink = styled(ArrowLink)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  justify-self: start;
  align-self: end;
  margin-top: ${space('xs')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      ${focusRing}
    }
  }

  & > svg {
    color: ${color('accent')};
  }
`;
