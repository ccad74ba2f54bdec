import { css } from 'styled-components';
import { besideWords } from './besideWords';
import { fade } from './honeycomb';
import { scrim } from './scrim';

/**
 * The light behind a robot and its comb. Beside words, both go out before they meet them, so that the
 * window has no edge there.
 */
export const robotLight = css`
  background: ${scrim.lamp};

  & > svg {
    --fade: ${fade.fromFoot};
  }

  ${besideWords} {
    background: ${scrim.lampBeside};

    & > svg {
      --fade: ${fade.fromFoot}, ${fade.toWords};
    }
  }
`;
