import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Words for screen readers, find-in-page and copying, but not for the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <Unseen>{children}</Unseen>;
}

const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
