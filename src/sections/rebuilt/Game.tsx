import { css, styled } from 'styled-components';
import type { TextSection } from '../../../content/contentTypes';
import { color, layer, notPrinted } from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';
import { Passage } from '../Passage';
import { Piece, Scene } from './Scene';

/** What the game is. */
export function Game(words: TextSection) {
  return (
    <Scene drawing={<Hub />} side="right">
      <Passage {...words} size="display" />
    </Scene>
  );
}

/** A hub with fuel in it. As the page scrolls, the fuel falls in from above. Decorative. */
function Hub() {
  return (
    <Goal aria-hidden="true">
      <svg viewBox="0 0 400 400">
        <Piece as="ellipse" $look="shadow" cx="200" cy="378" rx="150" ry="20" />
        <Piece $look="hollow" d="M30 142 112 104H288L370 142 288 180H112Z" />
        <Piece $look="shell" d="M30 142 112 104H288L370 142 328 160 288 128H112L72 160Z" />
        <Piece $look="rim" d="M12 142 106 96H294L388 142H366L288 106H112L34 142Z" />
        <Piece $look="turned" d="M12 142 106 96H294L388 142H366L288 106H112L34 142Z" />
      </svg>
      {balls.map(({ left }) => (
        <Ball key={left} />
      ))}
      <svg viewBox="0 0 400 400">
        <Piece $look="shell" d="M96 262 148 288H252L304 262V358L252 384H148L96 358Z" />
        <Piece $look="shell" d="M14 150 106 194H294L386 150 308 262 252 290H148L92 262Z" />
        <Piece $look="shaded" d="M14 150 106 194 148 290V384L96 358V265L92 262Z" />
        <Piece $look="bright" d="M386 150 294 194 252 290 308 262Z" />
        <Piece $look="bright" d="M304 262 252 288V384L304 358Z" />
        <Ribs d="M153 194 174 290M200 194V290M247 194 226 290M60 172 120 276M340 172 280 276" />
        <Band d="M96 300 148 326H252L304 300" />
        <Piece $look="rim" d="M200 338 217 348V367L200 377 183 367V348Z" />
        <Piece $look="rim" d="M12 142 34 142 112 178H288L366 142H388V158L294 204H106L12 158Z" />
        <Piece $look="turned" d="M12 142 106 188H294L388 142V158L294 204H106L12 158Z" />
        <Lamps d="M124 195H276" />
      </svg>
    </Goal>
  );
}

/** Where each ball comes to rest, in percent of the hub, and from how far above it falls, in vh. */
const balls = [
  { left: 17, top: 24, fall: 60 },
  { left: 60, top: 23, fall: 84 },
  { left: 39, top: 27, fall: 108 },
  { left: 28, top: 14, fall: 140 },
  { left: 49, top: 13, fall: 176 },
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

  /* The front of the hub covers the fuel in it. */
  & > svg:last-child {
    z-index: ${layer('above')};
  }

  ${balls.map(
    ({ left, top, fall }, index) => css`
      & > span:nth-child(${index + 2}) {
        --there: translateY(-${fall}vh);
        left: ${left}%;
        top: ${top}%;
      }
    `,
  )}

  ${notPrinted}
`;

const Ball = styled.span`
  position: absolute;
  width: 21%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${fuel};
  ${rebuiltMotion.arrive}
`;

const Band = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 6;
`;

const Ribs = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-opacity: 0.35;
  stroke-width: 3;
`;

const Lamps = styled.path`
  fill: none;
  stroke: ${color('onNight')};
  stroke-dasharray: 12 16;
  stroke-width: 6;
`;
