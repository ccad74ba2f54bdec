import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/phrases';

/** Text for screen readers, find-in-page and copying that is not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <Unseen>{children}</Unseen>;
}

const Unseen = styled.span`
  ${visuallyHidden}
`;
