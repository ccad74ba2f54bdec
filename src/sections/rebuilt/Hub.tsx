import { styled } from 'styled-components';
import { notPrinted } from '../../theme/media';
import { color } from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';
import { honeycomb } from '../../theme/pattern';
import { Holes, Lamps, Piece } from './Piece';

/** A hub full of fuel. The last ball comes out from under the opening and drops in. Decorative. */
export function Hub() {
  return (
    <Goal aria-hidden="true">
      <svg viewBox="0 0 400 400">
        <pattern
          id="perforation"
          width={honeycomb.width}
          height={honeycomb.height}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(0.2)"
        >
          <Mesh d={honeycomb.outline} />
        </pattern>
        <Piece as="ellipse" $look="shadow" cx="204" cy="384" rx="170" ry="16" />
        <Piece $look="shaded" d="M30 142 112 104H288L370 142 288 180H112Z" />
        <Piece $look="dark" d="M30 142 112 104H288L370 142 328 160 288 128H112L72 160Z" />
        <Piece $look="painted" d="M12 142 106 96H294L388 142H366L288 106H112L34 142Z" />
        <Lamps d="M62 132 122 109H278L338 132" />
      </svg>
      {heap.map((place) => (
        <Ball key={place.join()} />
      ))}
      <svg viewBox="0 0 400 400">
        <Piece $look="dark" d="M96 262 148 288H252L304 262V358L252 384H148L96 358Z" />
        <Piece $look="shaded" d="M96 262 148 288V384L96 358Z" />
        <Piece $look="plain" d="M304 262 252 288V384L304 358Z" />
        <Piece $look="dark" d="M106 194H294L252 290H148Z" />
        <Piece $look="shaded" d="M14 150 106 194 148 290 92 262Z" />
        <Piece $look="plain" d="M386 150 294 194 252 290 308 262Z" />
        <Perforated d="M134 208H266L236 274H164Z" />
        <Holes d="M316 196 284 262M100 204 128 268" />
        <Holes d="M278 296V366M122 296V366" />
        <Piece $look="painted" d="M96 300 148 326H252L304 300V312L252 338H148L96 312Z" />
        <Piece $look="painted" d="M12 142 34 142 112 178H288L366 142H388V158L294 204H106L12 158Z" />
        <Piece $look="rusty" d="M12 142 106 188V204L12 158Z" />
        <Lamps d="M118 192H284" />
      </svg>
    </Goal>
  );
}

/** Where each ball lies, in percent of the hub. */
const heap = [
  [14, 21],
  [66, 21],
  [27, 12],
  [53, 12],
  [26, 26],
  [54, 27],
  [40, 7],
] as const;

const Goal = styled.div`
  position: relative;
  display: grid;
  justify-self: end;
  width: min(100%, 27rem);
  aspect-ratio: 1;

  & > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
  }

  & > svg:last-child {
    position: relative;
  }

  ${notPrinted}
`;

const Ball = styled.span`
  position: absolute;
  width: 20%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${fuel};
  ${heap
    .map(([left, top], index) => `&:nth-child(${index + 2}) { left: ${left}%; top: ${top}%; }`)
    .join('\n')}

  &:nth-child(${heap.length + 1}) {
    --there: translateY(-70vh);
    ${rebuiltMotion.arrive}
  }
`;

const Mesh = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 14;
`;

const Perforated = styled.path`
  fill: url(#perforation);
`;
