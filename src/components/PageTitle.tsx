import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titleStripes } from '../theme/pattern';
import { color, size, space, stacked, type } from '../theme/read';
import { LetteredTitle } from './LetteredTitle';

interface PageTitleProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The title of a page above the hornet's stripes, and what follows it. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <Opening>
      <Title text={title} />
      {children && <Lede>{children}</Lede>}
    </Opening>
  );
}

const Opening = styled.div`
  ${stacked('m')}
`;

const Title = styled(LetteredTitle)`
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
