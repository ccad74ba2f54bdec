import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, pattern, size, space, type } from '../theme/read';
import { Letters } from './Letters';

interface PageTitleProps {
  readonly title: string;
  /** Opening words. */
  readonly children?: ReactNode;
}

/** The one h1 of a page, lit up letter by letter, over the hornet's bands. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <Opening>
      <Title>
        <Letters text={title} pace="title" />
      </Title>
      {children && <Lede>{children}</Lede>}
    </Opening>
  );
}

const Opening = styled.div`
  display: grid;
  gap: ${space('m')};
`;

const Title = styled.h1`
  ${type('display')}

  &::after {
    content: '';
    display: block;
    width: 1.6em;
    height: 0.1em;
    margin: max(${space('s')}, 0.12em) 0 0 0.03em;
    background: ${pattern('stripes')};
    transform: skewX(-30deg);
    transform-origin: 0 100%;
    ${motion('unroll')}
  }
`;

const Lede = styled.div`
  ${type('lede')}
  max-width: ${size('measure')};
  color: ${color('inkSoft')};
`;
