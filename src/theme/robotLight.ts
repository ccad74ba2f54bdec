import { css } from 'styled-components';
import { fade } from './honeycomb';
import { from } from './read';
import { scrim } from './scrim';

const above = css`
  background: ${scrim.lamp};

  & > svg {
    --fade: ${fade.fromFoot};
  }
`;

/** Light and comb go out before they meet the words beside them, so that the window has no edge there. */
const beside = css`
  background: ${scrim.lampBeside};

  & > svg {
    --fade: ${fade.fromFoot}, ${fade.toWords};
  }
`;

/** The light behind a robot, and how far its comb reaches, by the form of the card (see RobotWindow.tsx). */
export const robotLight = {
  tall: above,
  wide: css`
    ${above}

    ${from('wide')} {
      ${beside}
    }
  `,
  third: css`
    ${above}

    ${from('wide')} {
      ${beside}
    }

    ${from('full')} {
      ${above}
    }
  `,
};
