import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, space } from '../../theme/read';
import { Hub } from './Hub';
import { Scene } from './Scene';

/** The end of the page: how we did, and where to go next, beside the hub. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return (
    <Scene drawing={<Hub />}>
      <Links>{children}</Links>
    </Scene>
  );
}

/** Beside the hub, there is room for one column of links. */
const Links = styled.div`
  display: grid;
  gap: ${space('section')};

  ${from('wide')} {
    & ul {
      grid-template-columns: 1fr;
    }
  }
`;
