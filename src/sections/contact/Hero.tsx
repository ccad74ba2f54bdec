import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import { PageTitle } from '../../components/PageTitle';
import { space } from '../../theme/read';

interface HeroProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The title on the dark honeycomb, and what belongs right below it. */
export function Hero({ title, children }: HeroProps) {
  return (
    <Band surface="night" hasComb>
      <Top>
        <PageTitle title={title} />
        {children}
      </Top>
    </Band>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space('section')};
`;
