import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '../theme/read';
import { wholeUnderline } from '../theme/type';
import { Anchor } from './Anchor';

interface TextLinkProps {
  readonly to: string;
  /** Words that light up letter by letter are a LinkText. */
  readonly children: ReactNode;
}

/**
 * A link within a sentence, or in a list of links. Its color stays when it is hovered: the letters of a
 * LinkText change theirs one by one, from that of the link.
 */
export function TextLink({ to, children }: TextLinkProps) {
  return <Underlined to={to}>{children}</Underlined>;
}

/** Large enough for a finger, 24 px, without moving the lines around it. */
const Underlined = styled(Anchor)`
  padding-block: 0.2em;
  ${wholeUnderline}
  text-decoration: underline;
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.12em;
  text-underline-offset: 0.2em;
  ${motion('respond')}

  /* Slanted letters lean over what follows them; LetterRow has its own. */
  & :is(em, [data-is-stressed]) {
    letter-spacing: 0.03em;
  }

  &:hover {
    text-decoration-color: ${color('accent')};
  }
`;
