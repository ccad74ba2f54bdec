import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titleStripes } from '../theme/pattern';
import { color, size, space, stacked, type } from '../theme/read';
import { Letters } from './Letters';

interface PageTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The only h1 of a page, which lights up letter by letter, above the hornet's stripes. */
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
  ${stacked('m')}
`;

const Title = styled.h1`
  ${type('display')}
  margin-inline-start: ${size('titleInset')};

  &::after {
    ${titleStripes}
    width: 1.6em;
    height: 0.1em;
    margin: max(${space('s')}, 0.12em) 0 0 0.03em;
  }
`;

const Lede = styled.div`
  ${type('lede')}
  max-width: ${size('measure')};
  color: ${color('inkSoft')};
`;
