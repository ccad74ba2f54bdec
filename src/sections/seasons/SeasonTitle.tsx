import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Letters } from '../../components/Letters';
import { family } from '../../theme/read';
import { displayWeight } from '../../theme/type';

type SeasonTitleProps = Pick<ComponentProps<typeof Letters>, 'text' | 'drawings'> & {
  readonly className?: string;
};

/**
 * The name of a game, on one line as wide as its parent; who uses it sets the font size. Where a reader's letter
 * spacing (WCAG 1.4.12) makes the line too wide, the letters move closer together again.
 */
export function SeasonTitle({ className, ...title }: SeasonTitleProps) {
  return (
    <Title className={className}>
      <Letters {...title} pace="title" />
    </Title>
  );
}

const Title = styled.h1`
  max-width: 100%;
  font: ${displayWeight} 1em / 0.86 ${family('display')};
  /* A space between two words is a letter, too. */
  white-space: pre;

  & > [aria-hidden] {
    display: flex;
  }
`;
