import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../../content/types/basics';
import { Button } from '../../components/Button';
import { wrapped } from '../../theme/read';

interface SeasonLinksProps {
  readonly links: readonly Link[];
  readonly tone?: 'primary' | 'quiet';
  /** What follows in the row: items of a list. */
  readonly children?: ReactNode;
}

/** Where to read and see more of a season. */
export function SeasonLinks({ links, tone = 'quiet', children }: SeasonLinksProps) {
  return (
    <Row>
      {links.map((link) => (
        <li key={link.to}>
          <Button link={link} tone={tone} />
        </li>
      ))}
      {children}
    </Row>
  );
}

const Row = styled.ul`
  ${wrapped('m')}
`;
