import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { unseen } from '../theme/unseen';

/** Words for screen readers, find-in-page and copying, but not for the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <Unseen>{children}</Unseen>;
}

const Unseen = styled.span`
  ${unseen}
`;
