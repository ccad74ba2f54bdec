import { css, styled } from 'styled-components';
import type { PictureContent } from '../../../content/types/basics';
import type { SeasonPageContent } from '../../../content/types/season';
import { DrawnWords } from '../../components/DrawnWords';
import { Picture } from '../../components/Picture';
import {
  inFlatWindow,
  inPrint,
  inShortWindow,
  notInForcedColors,
  notPrinted,
  windowIs,
} from '../../theme/media';
import { color, layer, size, space } from '../../theme/read';
import { fuel } from '../../theme/rebuilt';
import { recede } from '../../theme/seasonGround';
import { HomeLink } from '../seasons/HomeLink';
import { SeasonTitle } from '../seasons/SeasonTitle';
import { FuelLetter } from './FuelLetter';

interface HeroProps extends Pick<SeasonPageContent, 'title' | 'year' | 'home'> {
  readonly picture: PictureContent;
}

/**
 * The name of the game, as wide as the window, behind the robot, which stays in view and shoots: the I is made
 * of its fuel.
 */
export function Hero({ title, year, home, picture }: HeroProps) {
  return (
    <Stage>
      <Way {...home} />
      <Name text={title} drawings={drawings} />
      <Year data-words={year} />
      <Overlay>
        <Robot>
          <Fuel />
          <Picture {...picture} sizes={SIZES} isMain />
        </Robot>
      </Overlay>
    </Stage>
  );
}

const drawings = { I: <FuelLetter /> };

const SIZES = [
  `${windowIs.flatFrom('8/5')} 80vh`,
  `${windowIs.flatFrom('13/10')} 60vw`,
  `${windowIs.flatFrom('4/5')} 80vh`,
  '130vw',
].join();

/**
 * How wide the robot's picture is, and how far below the foot of the title and right of the I its hopper is. Of that
 * width, its hopper is 0.42 above the floor and the top of its fuel 0.541; the way home is 6rem high.
 */
const Stage = styled.header`
  --title: calc(${size('content')} * 0.365);
  --title-foot: calc(6rem + 2svh + 0.8 * var(--title));
  --robot: min(130vw, 80svh);
  --aside: calc(${size('content')} * -0.15);
  --hopper-y: calc(98svh - 0.42 * var(--robot) - var(--title-foot));
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;

  ${inFlatWindow} {
    --title: min(${size('content')} * 0.365, 64svh);
    --title-foot: calc(6rem + 0.8 * var(--title));
    --robot: min(${size('content')} * 0.7, max(60svh, (98svh - var(--title-foot)) / 0.541));
    --aside: calc(0.1 * var(--title));
  }

  /* Beside the robot. */
  ${inShortWindow} {
    --title: calc(${size('content')} * 0.21);
    --title-foot: calc(6rem + 0.8 * var(--title));
    --robot: min(52vw, 110svh);
    --aside: calc(100vw - 0.5 * var(--robot) - ${space('gutter')} - 1.8 * var(--title));
  }
`;

/** Above the title, because the boxes of its letters are taller than the letters look. */
const Way = styled(HomeLink)`
  position: relative;
  z-index: ${layer('above')};
  grid-area: 1 / 1;
  padding-block: ${space('l')};
`;

const Name = styled(SeasonTitle)`
  grid-area: 2 / 1;
  max-width: calc(100% + 0.04em);
  margin-inline-start: -0.04em;
  padding-top: calc(var(--title-foot) - 6rem - 0.8em);
  font-size: var(--title);
`;

/** Below the title, and where there is room left of the robot at the foot of the first window. */
const Year = styled(DrawnWords)`
  --year: calc(${size('content')} * 0.515);
  grid-area: 2 / 1;
  margin: calc(var(--title) + 2svh) 0 0 -0.04em;
  color: ${color('signal')};
  font-size: var(--year);
  line-height: 0.72;

  ${inFlatWindow} {
    --year: min(23vw, 22rem, (100svh - var(--title-foot) - 2 * ${space('xl')}) / 0.72);
    margin-top: calc(100svh - 6rem - ${space('xl')} - 0.72 * var(--year));
  }

  ${inShortWindow} {
    --year: calc(0.9 * var(--title));
  }

  /* With forced colors it would be as strong as the title. */
  ${notInForcedColors}
`;

const Overlay = styled.div`
  position: sticky;
  top: 0;
  grid-area: 1 / 1 / -1 / -1;
  display: grid;
  grid-template-columns: 100%;
  place-items: end center;
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

/** Its bumpers, not the floor below them, stand at the foot of the window. */
const Robot = styled.div`
  position: relative;
  isolation: isolate;
  width: var(--robot);
  margin-bottom: calc(2svh - 0.1 * var(--robot));
  left: calc(0.022 * var(--robot));

  /* Below the I. */
  ${inFlatWindow} {
    justify-self: start;
    left: 0;
    margin-inline-start: calc(
      ${space('gutter')} + 1.808 * var(--title) + var(--aside) - var(--robot) * 0.465
    );
  }

  ${inShortWindow} {
    justify-self: end;
    left: 0;
    margin-inline: 0;
  }

  ${inPrint} {
    max-width: 100%;
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
  inset: 21% auto auto 46.5%;
  z-index: ${layer('below')};
  width: 100%;

  & > span {
    position: absolute;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${fuel};
    ${recede}
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
