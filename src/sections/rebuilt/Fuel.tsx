import { css, styled } from 'styled-components';
import { layer, notPrinted } from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';

/** Balls behind those in the robot's picture. As the page scrolls, they fly up and away. Decorative. */
export function Fuel() {
  return (
    <Hopper aria-hidden="true">
      {flights.map(({ x }) => (
        <span key={x} />
      ))}
    </Hopper>
  );
}

/** Where each ball flies, in percent of the window, and its size, in percent of the robot's picture. */
const flights = [
  { x: -34, y: -150, size: 8.5 },
  { x: -8, y: -190, size: 8 },
  { x: -22, y: -118, size: 9 },
  { x: 5, y: -132, size: 7.5 },
  { x: -45, y: -108, size: 8 },
  { x: -15, y: -240, size: 9.5 },
  { x: 12, y: -205, size: 8.5 },
];

const Hopper = styled.div`
  position: absolute;
  inset: 56% auto auto 52%;
  z-index: ${layer('below')};
  width: 100%;

  & > span {
    position: absolute;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${fuel};
    ${rebuiltMotion.depart}
  }

  ${flights.map(
    ({ x, y, size }, index) => css`
      & > span:nth-child(${index + 1}) {
        --there: translate(${x}vw, ${y}vh);
        left: ${(index % 3) * 5 - 5}%;
        width: ${size}%;
      }
    `,
  )}

  ${notPrinted}
`;
