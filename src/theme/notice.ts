import { css } from 'styled-components';
import { clippedBackground } from './clippedBackground';
import { inForcedColors, inPrint } from './read';
import { space } from './space';

const withoutGround = css`
  padding: 0 0 0 ${space.l};
  border-left: 6px solid;
`;

/** The plate of a short notice; on paper and in forced colors, which have no backgrounds, a bar. */
export const notice = css`
  padding: ${space.l};
  ${clippedBackground('plate')}

  ${inPrint} {
    ${withoutGround}
  }

  ${inForcedColors} {
    ${withoutGround}
  }
`;
