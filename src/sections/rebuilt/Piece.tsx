import { css, styled } from 'styled-components';
import { color } from '../../theme/read';

/** The materials of a drawing's pieces, and how light from the upper right falls on them in both schemes. */
const looks = {
  steel: css`
    fill: ${color('edge')};
  `,
  shell: css`
    fill: ${color('deep')};
  `,
  hollow: css`
    fill: ${color('night')};
  `,
  rim: css`
    fill: ${color('signal')};
  `,
  /** The side facing the light, for objects on a rust ground. */
  bright: css`
    fill: ${color('line')};
  `,
  lit: css`
    fill: ${color('onNight')};
    opacity: 0.45;
  `,
  /** A side turned a little away from the light. */
  turned: css`
    fill: ${color('night')};
    opacity: 0.3;
  `,
  /** A side turned fully away from the light. */
  shaded: css`
    fill: ${color('night')};
    opacity: 0.6;
  `,
  shadow: css`
    fill: ${color('night')};
    opacity: 0.2;
  `,
};

/** One flat shape of a drawing. */
export const Piece = styled.path<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
`;
