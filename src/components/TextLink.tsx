import { styled } from 'styled-components';
import type { Link } from '../../content/types/basics';
import { parseInline } from '../lib/inlineText';
import type { InlinePart } from '../lib/inlineText';
import { color, motion } from '../theme/read';
import { wholeUnderline } from '../theme/type';
import { Anchor } from './Anchor';
import { Letters } from './Letters';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A link within a sentence, or in a list of links; words in it that light up letter by letter are a LinkText.
 * Large enough for a finger, 24 px, without moving the lines around it. Its color stays when it is hovered:
 * the letters change theirs one by one, from that of the link.
 */
export const TextLink = styled(Anchor)`
  padding-block: 0.2em;
  ${wholeUnderline}
  text-decoration-color: ${color('signal')};
  text-decoration-thickness: 0.12em;
  text-underline-offset: 0.2em;
  ${motion('respond')}

  /* Slanted letters lean over what follows them; split into letters, they have a row of their own. */
  & :is(em, [data-is-stressed]) {
    letter-spacing: 0.03em;
  }

  &:hover {
    text-decoration-color: ${color('accent')};
  }
`;

/** A link from the content, with the emphasis in its label. */
export function ContentLink({ label, to, about }: Link) {
  return (
    <TextLink to={to}>
      <LinkText text={parseInline(label)} about={about} />
    </TextLink>
  );
}

interface LinkTextProps {
  readonly text: string | readonly InlinePart[];
  /** Says to screen readers what the link is about. */
  readonly about?: string;
}

/** The words of any link, which light up letter by letter. */
export function LinkText({ text, about }: LinkTextProps) {
  return (
    <>
      <Letters text={text} pace="link" />
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
    </>
  );
}
