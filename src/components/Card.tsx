import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PlainLink } from '../../content/types/basics';
import { clippedBackground, filling, focusRing } from '../theme/phrases';
import { color, motion, space, stacked, type } from '../theme/read';
import { ArrowLink } from './ArrowLink';
import { Heading } from './Heading';

/**
 * A machined plate with one corner cut. Not a grid: where a picture is on top, sizing grid rows would lay
 * it out again and again.
 */
export const Card = styled.article`
  ${clippedBackground('plate')}
  display: flex;
  flex-direction: column;
  break-inside: avoid;

  & :is(h2, h3) {
    ${motion('respond')}
  }

  /* The whole card is the link's target, which a link within its text is not. */
  &:has(> * > a:hover) :is(h2, h3) {
    color: ${color('accent')};
  }
`;

interface CardWordsProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly link: PlainLink;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The words of a card: its title, its text, and its link. */
export function CardWords({ title, level, link, children, className }: CardWordsProps) {
  return (
    <Words className={className}>
      <Heading level={level} size="heading">
        {title}
      </Heading>
      {children}
      <CardLink {...link} />
    </Words>
  );
}

const Words = styled.div`
  ${stacked('s')}
  flex-grow: 1;
  grid-template-rows: auto 1fr;
  padding: ${space('card')};
`;

/**
 * It covers the card, its positioned parent, so that all of it is clickable, and its focus ring surrounds the
 * card.
 */
const CardLink = styled(ArrowLink)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  justify-self: start;
  align-self: end;
  margin-top: ${space('xs')};

  &::after {
    content: '';
    ${filling}
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
