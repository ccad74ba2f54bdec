import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { css, styled } from 'styled-components';
import type { TurnContent } from '../../content/types/season';
import { turns } from '../generated/turns';
import { useIsZoomedIn } from '../motion/useSwipe';
import { drawnInColorsOfText } from '../theme/phrases';
import { inForcedColors, inPrint, onlyWithScript } from '../theme/media';
import { color, layer, shape, size, type, wrapped } from '../theme/read';
import { cellRatio } from '../theme/shape';

const DRAWINGS = 36;

/** Between two drawings, degrees. */
const STEP = 360 / DRAWINGS;

/** The drawing that shows the robot from its front. */
const FRONT = 4;

/** How far it turns while the pointer crosses its picture, degrees: about as fast as its near side moves. */
const TURN = 180;

/** First every fourth, then those between: so there soon is one near every side. */
const order = [0, 2, 1, 3].flatMap((first) =>
  Array.from({ length: DRAWINGS / 4 }, (_, at) => first + 4 * at),
);

/**
 * Turns a robot, over the picture that follows: by a slider, or by dragging it. Its drawings are loaded when it
 * is first turned; on the way, the nearest that is there is shown, until then the picture.
 */
export function Turntable({ folder, from, label, sides }: TurnContent) {
  const [angle, setAngle] = useState(from);
  const [loaded, setLoaded] = useState<readonly number[]>([]);
  const isZoomedIn = useIsZoomedIn();
  // Kept, so that the browser keeps them decoded.
  const images = useRef<HTMLImageElement[]>(undefined);
  const drag = useRef<{ x: number; angle: number }>(undefined);
  const shown = nearest(loaded, angle / STEP + FRONT);

  function load() {
    images.current ??= order.map((drawing) => {
      const image = new Image();
      image.src = addressOf(folder, drawing);
      image.decode().then(
        () => setLoaded((others) => [...others, drawing]),
        () => undefined,
      );
      return image;
    });
  }

  function turn(next: number) {
    load();
    setAngle(next);
  }

  function grip({ isPrimary, button, pointerType, ...event }: PointerEvent<HTMLElement>) {
    if (!isPrimary || button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, angle };
    // A finger may only be about to scroll.
    if (pointerType !== 'touch') load();
  }

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const turned = ((clientX - drag.current.x) / currentTarget.offsetWidth) * TURN;
    const steps = Math.round((drag.current.angle + turned) / STEP) % DRAWINGS;
    const next = ((steps + DRAWINGS) % DRAWINGS) * STEP;
    if (next !== angle) turn(next);
  }

  const side = sides[Math.round(angle / 90) % sides.length];
  return (
    <Stage data-is-turned={shown !== undefined}>
      <Grip
        onPointerDown={grip}
        onPointerMove={follow}
        onLostPointerCapture={() => (drag.current = undefined)}
        data-is-zoomed={isZoomedIn}
      >
        {shown !== undefined && (
          <img src={addressOf(folder, shown)} alt={side} decoding="sync" draggable={false} />
        )}
      </Grip>
      <Control>
        <Words>
          <span>{label}</span>
          <Side aria-hidden="true">{side}</Side>
        </Words>
        <Slider
          type="range"
          max={360 - STEP}
          step={STEP}
          value={angle}
          aria-valuetext={side}
          onPointerDown={load}
          onChange={({ target }) => turn(target.valueAsNumber)}
        />
      </Control>
    </Stage>
  );
}

function addressOf(folder: string, drawing: number): string {
  return `/turn/${turns[folder]}-${String(drawing).padStart(2, '0')}.avif`;
}

/** Returns the drawing that is the fewest steps away around the circle; undefined if there is none yet. */
function nearest(drawings: readonly number[], wanted: number): number | undefined {
  const distance = (drawing: number) => {
    const steps = Math.abs(drawing - wanted) % DRAWINGS;
    return Math.min(steps, DRAWINGS - steps);
  };
  return [...drawings].sort((one, other) => distance(one) - distance(other))[0];
}

/** Over the picture, which comes after it so that a rule of this part can hide it. */
const Stage = styled.div`
  position: relative;
  z-index: ${layer('above')};
  display: grid;
  align-items: end;

  & > * {
    grid-area: 1 / 1;
  }

  &[data-is-turned='true'] + picture {
    visibility: hidden;

    ${inPrint} {
      visibility: visible;
    }
  }

  ${onlyWithScript}
`;

const Grip = styled.div`
  align-self: stretch;
  cursor: ew-resize;
  -webkit-user-select: none;
  user-select: none;
  touch-action: pan-y pinch-zoom;

  &[data-is-zoomed='true'] {
    touch-action: auto;
  }

  & > img {
    width: 100%;
  }
`;

const Control = styled.label`
  position: relative;
  justify-self: center;
  width: min(100%, 24rem);
`;

const Words = styled.span`
  ${type('label')}
  ${wrapped('none', 'm')}
  justify-content: space-between;
`;

const Side = styled.span`
  color: ${color('inkSoft')};
`;

const track = css`
  height: 2px;
  background-color: ${color('edge')};
`;

const thumb = css`
  appearance: none;
  width: calc(2rem * ${cellRatio});
  height: 2rem;
  border: 0;
  border-radius: 0;
  clip-path: ${shape('hexagon')};
  background-color: ${color('signal')};

  ${inForcedColors} {
    background-color: Highlight;
  }
`;

const Slider = styled.input`
  appearance: none;
  width: 100%;
  height: ${size('target')};
  background: none;
  cursor: ew-resize;
  ${drawnInColorsOfText}

  /* Not over the words. */
  &:focus-visible {
    outline-offset: -3px;
  }

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: calc((2px - 2rem) / 2);
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;
