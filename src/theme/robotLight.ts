import { css } from 'styled-components';
import { fade } from './honeycomb';
import { scrim } from './scrim';

/** The container query for a card with room for its robot beside the words (see RobotCard.tsx). */
export const besideWords = '@container robot-card (min-width: 40rem)';

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
