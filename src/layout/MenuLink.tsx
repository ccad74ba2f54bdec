import { styled } from 'styled-components';
import { Anchor } from '../components/Anchor';
import { aboveFull, inForcedColors } from '../theme/media';
import { color, from, motion, size, space, type } from '../theme/read';
import { slant } from '../theme/shape';
import { stripes } from '../theme/pattern';

/** A link in the header. The current one shows the hornet's stripes. */
export const MenuLink = styled(Anchor)`
  ${type('title')}
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${size('target')};
  padding-block: ${space('xs')};
  text-decoration: none;
  ${motion('respond')}

  &::after {
    content: '';
    flex: none;
    width: 3.5rem;
    height: 0.5rem;
    margin-left: ${space('m')};
    transform: ${slant} scaleX(0);
    transform-origin: 0 50%;
    ${motion('respond')}
  }

  &:hover,
  &[aria-current] {
    color: ${color('accent')};
  }

  ${inForcedColors} {
    &[aria-current] {
      text-decoration: underline;
    }
  }

  &:hover::after,
  &[aria-current]::after {
    background: ${stripes};
    transform: ${slant};
  }

  ${from('compact')} {
    ${type('heading')}
    text-transform: uppercase;
  }

  ${aboveFull} {
    ${type('label')}
    font-size: 1.3125rem;

    &::after {
      position: absolute;
      bottom: 0;
      left: 0;
      width: 100%;
      height: 0.25rem;
      margin: 0;
    }
  }
`;
