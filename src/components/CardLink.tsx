import { styled } from 'styled-components';
import type { PlainLink } from '../../content/contentTypes';
import { focusRing } from '../theme/focusRing';
import { arrowLink } from '../theme/arrowLink';
import { color, space, type } from '../theme/read';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import { Letters } from './Letters';
import { VisuallyHidden } from './VisuallyHidden';

/** The link of a card. It covers its positioned parent, so the whole card is clickable. */
export function CardLink({ to, label, about }: PlainLink) {
  return (
    <CoveringLink to={to}>
      <Letters text={label} pace="link" />
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
      <Icon name="arrow" />
    </CoveringLink>
  );
}

/** Its focus ring surrounds the card, because the whole card is clickable. */
const CoveringLink = styled(Anchor)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  justify-self: start;
  align-self: end;
  margin-top: ${space('xs')};
  ${arrowLink}

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
