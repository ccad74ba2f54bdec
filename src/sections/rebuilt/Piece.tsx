import { styled } from 'styled-components';
import { withOpacity } from '../../theme/color';
import { color } from '../../theme/read';
import { metal } from '../../theme/rebuilt';

/** The materials of a drawing's pieces. Light falls from the upper right, as in the pictures of the robots. */
const looks = {
  ...metal,
  /** Painted plates, and the same in the shade. */
  painted: color('signal'),
  rusty: color('rust'),
  shadow: withOpacity(metal.shaded, 30),
};

/** One flat shape of a drawing. */
export const Piece = styled.path<{ $look: keyof typeof looks }>`
  fill: ${({ $look }) => looks[$look]};
`;

const Stroke = styled.path`
  fill: none;
  stroke-linecap: round;
`;

/** A row of drilled holes, along a line. */
export const Holes = styled(Stroke)`
  stroke: ${metal.shaded};
  stroke-width: 6;
  stroke-dasharray: 0 15;
`;

/** Dark rollers with painted disks on a shaft, along a line. */
export function Rollers({ d }: { readonly d: string }) {
  return (
    <>
      <Shaft d={d} />
      <Disks d={d} />
    </>
  );
}

const Shaft = styled(Stroke)`
  stroke: ${metal.shaded};
  stroke-width: 15;
`;

const Disks = styled(Stroke)`
  stroke: ${color('signal')};
  stroke-width: 21;
  stroke-dasharray: 8 13;
  stroke-linecap: butt;
`;

/** A strip of lamps along a line, in their own glow. */
export function Lamps({ d }: { readonly d: string }) {
  return (
    <>
      <Glow d={d} />
      <Bulbs d={d} />
    </>
  );
}

const Glow = styled(Stroke)`
  stroke: ${color('signal')};
  stroke-width: 13;
  stroke-opacity: 0.35;
`;

const Bulbs = styled(Stroke)`
  stroke: ${color('onNight')};
  stroke-width: 4.5;
  stroke-dasharray: 0 10;
`;
