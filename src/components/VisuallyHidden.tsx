import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/phrases';

/** Text for screen readers, find-in-page and copying that is not visible. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
