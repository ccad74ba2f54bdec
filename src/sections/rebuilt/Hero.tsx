import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent, RebuiltContent } from '../../../content/contentTypes';
import { Picture } from '../../components/Picture';
import { inFlatWindow, windowIs } from '../../theme/media';
import {
  color,
  family,
  inForcedColors,
  inPrint,
  inShortWindow,
  layer,
  notPrinted,
  size,
  space,
} from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';
import { displayWeight } from '../../theme/type';
import { SeasonTitle } from '../seasons/SeasonTitle';

interface HeroProps extends Pick<RebuiltContent, 'title' | 'year'> {
  readonly home: ReactNode;
  readonly picture: PictureContent;
}

/** The name of the game, as wide as the window, behind the robot, which stays in view and shoots. */
export function Hero({ title, year, home, picture }: HeroProps) {
  return (
    <Stage>
      <Way>{home}</Way>
      <Name>
        <SeasonTitle text={title} />
      </Name>
      <Year aria-hidden="true" data-year={year} />
      <Overlay>
        <Robot>
          <Fuel />
          <Picture {...picture} sizes={SIZES} isMain />
        </Robot>
      </Overlay>
    </Stage>
  );
}

const SIZES = [
  `${windowIs.flatFrom('8/5')} 88vh`,
  `${windowIs.flatFrom('13/10')} 56vw`,
  `${windowIs.flatFrom('4/5')} 80vh`,
  '100vw',
].join();

const Stage = styled.header`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;
`;

/** Above the title, because the boxes of its letters are taller than the letters look. */
const Way = styled.div`
  position: relative;
  z-index: ${layer('above')};
  grid-area: 1 / 1;
  display: grid;
  padding-block: ${space('l')};
`;

const Name = styled.div`
  grid-area: 2 / 1;
  margin-inline-start: -0.04em;
  padding-top: 2svh;
  font-size: calc(${size('content')} * 0.365);

  ${inFlatWindow} {
    padding-top: 0;
    font-size: calc(${size('content')} * 0.336);

    /* The gap through which the fuel flies. */
    & h1 > [aria-hidden] > :nth-child(5) {
      margin-inline-end: 0.22em;
    }
  }

  /* Beside the robot. */
  ${inShortWindow} {
    padding-top: 0;
    font-size: calc(${size('content')} * 0.21);
  }
`;

/** Below the title, and where there is room left of the robot at the foot of the first window. */
const Year = styled.span`
  --year: calc(${size('content')} * 0.365);
  grid-area: 2 / 1;
  margin: calc(var(--year) + 2svh) 0 0 -0.04em;
  color: ${color('signal')};
  font: ${displayWeight} var(--year) / 0.72 ${family('display')};

  ${inFlatWindow} {
    --year: min(23vw, 34svh, 22rem);
    position: absolute;
    top: calc(100svh - ${space('xl')} - 0.72 * var(--year));
    margin-top: 0;
  }

  ${inShortWindow} {
    --year: calc(${size('content')} * 0.21);
  }

  &::before {
    content: attr(data-year);
  }

  /* With forced colors it would be as strong as the title. */
  ${inForcedColors} {
    display: none;
  }

  ${notPrinted}
`;

const Overlay = styled.div`
  position: sticky;
  top: 0;
  grid-area: 1 / 1 / -1 / -1;
  display: grid;
  align-items: end;
  justify-items: end;
  height: 100svh;
  margin-inline: calc(-1 * ${space('gutter')});
  pointer-events: none;

  /* There, it would cover the words that follow. */
  ${inShortWindow} {
    position: static;
  }

  ${inPrint} {
    position: static;
    grid-area: 3 / 1;
    height: auto;
  }
`;

const Robot = styled.div`
  position: relative;
  isolation: isolate;
  width: min(100vw, 80svh);
  margin-bottom: -9%;

  ${inShortWindow} {
    width: min(46vw, 92svh);
    margin-bottom: -3%;
  }

  /* Where its fuel meets the gap in the title. */
  ${inFlatWindow} {
    --robot: min(${size('content')} * 0.62, 88svh);
    justify-self: start;
    width: var(--robot);
    margin-inline-start: calc(
      ${space('gutter')} + ${size('content')} * 0.728 - var(--robot) * 0.455
    );
  }
`;

/** Balls behind those in the robot's picture. As the page scrolls, they fly up and away. Decorative. */
function Fuel() {
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
