import { styled } from 'styled-components';
import { clippedBackground } from '../theme/phrases';
import { color, motion } from '../theme/read';

/**
 * A machined plate with one corner cut. Not a grid: where a picture is on top, sizing grid rows would lay
 * it out again and again.
 */
export const CardPlate = styled.article`
  ${clippedBackground('plate')}
  display: flex;
  flex-direction: column;

  & :is(h2, h3) {
    ${motion('respond')}
  }

  /* The whole card is the link's target, which a link within its text is not. */
  &:has(> * > a:hover) :is(h2, h3) {
    color: ${color('accent')};
  }
`;
