import { styled } from 'styled-components';
import type { PlainLink } from '../../content/types/basics';
import { motion } from '../theme/read';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import { LinkText } from './TextLink';

interface ArrowLinkProps extends PlainLink {
  readonly className?: string;
}

/**
 * A link followed by an arrow, which moves forward a little on hover. In a card, hovering anywhere over the
 * card has the same effect.
 */
export function ArrowLink({ label, to, about, className }: ArrowLinkProps) {
  return (
    <Way to={to} className={className}>
      <span>
        <LinkText text={label} about={about} />
      </span>
      <Icon name="arrow" />
    </Way>
  );
}

const Way = styled(Anchor)`
  text-decoration: none;

  & > svg {
    ${motion('respond')}
  }

  &:hover > svg,
  article:hover & > svg {
    transform: translateX(0.3em);
  }
`;
