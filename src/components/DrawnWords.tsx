import { styled } from 'styled-components';
import { notPrinted } from '../theme/media';
import { family } from '../theme/read';
import { displayWeight } from '../theme/type';

/** A year or a name as part of a picture, `data-words`: generated, so that it is not read out, found or copied. */
export const DrawnWords = styled.span.attrs({ 'aria-hidden': true })`
  font: ${displayWeight} 1em / 0.9 ${family('display')};
  white-space: nowrap;

  &::before {
    content: attr(data-words);
  }

  ${notPrinted}
`;
