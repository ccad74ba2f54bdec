import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { sectionStripes } from '../theme/pattern';
import { size, space, type } from '../theme/read';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  readonly size?: 'display' | 'title' | 'heading';
  /** The hornet's stripes above it, once or twice on a page. */
  readonly isStriped?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading. Its level is its place in the outline; its size can differ from that. */
export function Heading({ level, size = sizes[level], isStriped, id, children }: HeadingProps) {
  return (
    <Words as={`h${level}`} id={id} $size={size} $isStriped={isStriped}>
      {children}
    </Words>
  );
}

const sizes = { 1: 'display', 2: 'title', 3: 'heading' } as const;

const phrases = {
  display: css`
    ${type('display')}
    margin-inline-start: ${size('titleInset')};
  `,
  title: type('title'),
  heading: type('heading'),
};

const striped = css`
  &::before {
    ${sectionStripes}
    margin: 0 0 ${space('m')} 0.01em;
  }
`;

const Words = styled.h2<{ $size: keyof typeof phrases; $isStriped?: boolean }>`
  ${({ $size }) => phrases[$size]}
  /* Follows the direction of its script, which may be Arabic in an article. */
  unicode-bidi: plaintext;

  ${({ $isStriped }) => $isStriped && striped}
`;
