import { styled } from 'styled-components';
import type { Link } from '../../../content/types/basics';
import { Button } from '../../components/Button';
import { space } from '../../theme/read';

/** Where to read and see more of a season. */
export function SeasonLinks({ links }: { readonly links: readonly Link[] }) {
  return (
    <Row>
      {links.map((link) => (
        <li key={link.to}>
          <Button link={link} tone="quiet" />
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')};
`;
