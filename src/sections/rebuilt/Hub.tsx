import { css, styled } from 'styled-components';
import { color, layer, onSheet } from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';

/** A hub with fuel in it. As the page scrolls the fuel falls in from above. Decoration. */
export function Hub() {
  return (
    <Goal aria-hidden="true">
      <svg viewBox="0 0 400 400" focusable="false">
        <Inside d="M20 170 110 128H290L380 170 290 214H110Z" />
      </svg>
      {balls.map(({ left }) => (
        <Ball key={left} />
      ))}
      <svg viewBox="0 0 400 400" focusable="false">
        <Shade d="M20 170 110 214 145 396 66 360Z" />
        <Face d="M110 214H290L255 396H145Z" />
        <Light d="M380 170 290 214 255 396 334 360Z" />
        <Rim d="M20 170 110 214H290L380 170" />
        <Band d="M127 302H273M64 272 127 302M336 272 273 302" />
      </svg>
    </Goal>
  );
}

/** Where each ball comes to rest, in hundredths of the hub, and how far above the window it comes from. */
const balls = [
  { left: 17, top: 33, fall: 60 },
  { left: 60, top: 32, fall: 84 },
  { left: 39, top: 36, fall: 108 },
  { left: 28, top: 23, fall: 140 },
  { left: 49, top: 22, fall: 176 },
];

const Goal = styled.div`
  position: relative;
  display: grid;
  width: min(100%, 26rem);
  aspect-ratio: 1;

  & > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
  }

  /* The front of the hub, above the fuel that is in it. */
  & > svg:last-child {
    z-index: ${layer('above')};
  }

  ${balls.map(
    ({ left, top, fall }, place) => css`
      & > :nth-child(${place + 2}) {
        --there: translateY(-${fall}vh);
        left: ${left}%;
        top: ${top}%;
      }
    `,
  )}

  ${onSheet} {
    display: none;
  }
`;

const Ball = styled.span`
  position: absolute;
  width: 21%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${fuel};
  ${rebuiltMotion.arrive}
`;

const Inside = styled.path`
  fill: ${color('sunken')};
`;

const Shade = styled.path`
  fill: ${color('rust')};
`;

const Face = styled.path`
  fill: ${color('deep')};
`;

const Light = styled.path`
  fill: ${color('raised')};
`;

const Rim = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 12;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Band = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 5;
`;
