import type { ReactNode } from 'react';
import { Band } from '../../components/Band';

/** The water below the opening, with everything in it. */
export function Depths({ children }: { readonly children: ReactNode }) {
  return (
    <Band surface="reef" comb="right">
      {children}
    </Band>
  );
}
