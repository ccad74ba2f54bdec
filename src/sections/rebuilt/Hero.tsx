import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent, RebuiltContent } from '../../../content/contentTypes';
import { Picture } from '../../components/Picture';
import { media, windowIs } from '../../theme/media';
import {
  color,
  family,
  from,
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
          <Picture
            {...picture}
            sizes={`${media.wide} and ${windowIs.slimUpTo('33/40')} 80vw, ${media.wide} 66vh, 100vw`}
            isMain
          />
        </Robot>
      </Overlay>
    </Stage>
  );
}

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
  padding-top: 9svh;
  font-size: calc(${size('content')} * 0.365);

  ${from('wide')} {
    padding-top: 3svh;
  }
`;

const Year = styled.span`
  display: none;

  ${from('wide')} {
    --year: min(30vw, 44svh);
    display: block;
    position: absolute;
    top: calc(100svh - 0.68 * var(--year));
    left: -0.04em;
    z-index: ${layer('below')};
    color: ${color('raised')};
    font: ${displayWeight} var(--year) / 0.72 ${family('display')};
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

  /* There, the robot would cover the title, so it follows below. */
  ${inShortWindow} {
    position: static;
    grid-area: 3 / 1;
    height: auto;
  }

  ${inPrint} {
    position: static;
    height: auto;
  }
`;

const Robot = styled.div`
  position: relative;
  isolation: isolate;
  width: min(100vw, 88svh);
  margin-bottom: 3svh;

  ${from('wide')} {
    width: min(80vw, 66svh);
    margin-right: 2vw;
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
