import type { ReactNode } from 'react';
import { Band } from '../../components/Band';
import { PageTitle } from '../../components/PageTitle';

interface HeroProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The title on the dark honeycomb, and what belongs right below it. */
export function Hero({ title, children }: HeroProps) {
  return (
    <Band surface="night" hasComb>
      <PageTitle title={title} />
      {children}
    </Band>
  );
}
