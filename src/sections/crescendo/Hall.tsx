import type { ReactNode } from 'react';
import { Band } from '../../components/Band';

/** The stage below the opening, with everything on it. */
export function Hall({ children }: { readonly children: ReactNode }) {
  return (
    <Band surface="stage" comb="left">
      {children}
    </Band>
  );
}
