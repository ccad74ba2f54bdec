import { useRef } from 'react';
import { css, styled } from 'styled-components';
import type { CrescendoPageContent, SeasonPageContent } from '../../../content/types/season';
import { Picture } from '../../components/Picture';
import { useAutoplay } from '../../motion/useAutoplay';
import { crescendoMotion, sound } from '../../theme/crescendo';
import { inUprightWindow, media, notPrinted } from '../../theme/media';
import { from, layer, size, space } from '../../theme/read';
import { SeasonTitle } from '../seasons/SeasonTitle';
import { TopBar } from '../seasons/TopBar';
import { circleLead, circles, circleStarts } from './circles';

type HeroProps = Pick<CrescendoPageContent, 'logo' | 'movement' | 'opening'> &
  Pick<SeasonPageContent, 'title' | 'home'>;

/**
 * A beating note that sends out circles of sound, above the name of the game. Where the window is tall, our
 * robot has just thrown it.
 */
export function Hero({ title, home, logo, movement, opening }: HeroProps) {
  const stage = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(stage);
  return (
    <Scene ref={stage}>
      <TopBar home={home} movement={movement} autoplay={autoplay} />
      <Note data-moving={autoplay.isMoving}>
        <Circles aria-hidden="true">
          {circleStarts.map((start) => (
            <span key={start} />
          ))}
        </Circles>
        <Picture {...logo} sizes={`${media.wide} 36rem, 80vw`} isMain />
      </Note>
      <Robot>
        <Picture {...opening} sizes="92vw" />
      </Robot>
      <Name text={title} />
    </Scene>
  );
}

const Scene = styled.header`
  /* Nine letters fill the line from margin to margin. A browser that draws the note first reserves their room. */
  --name: min(${size('content')} * 0.246, 36svh);
  --line: calc(var(--name) * 0.86);
  display: grid;
  grid-template: auto 1fr minmax(var(--line), auto) / minmax(0, 1fr);
  place-items: center;
  min-height: 100svh;
  padding-bottom: ${space('xl')};
`;

const Note = styled.div`
  position: relative;
  grid-area: 2 / 1;
  width: min(80vw, 58svh, max(7rem, 100svh - 7.5rem - var(--line)));

  ${inUprightWindow} {
    align-self: start;
    width: min(84vw, 38svh);
  }

  &[data-moving='true'] {
    --play: running;
  }

  & > picture {
    animation-duration: ${circles.lasts}ms;
    animation-delay: -${circleLead}ms;
    ${crescendoMotion.beat}
  }
`;

/** The scales of the circles when they do not move: the largest ends above what follows the note's scene. */
const still = [0.22, 0.33, 0.44, 0.54];

/** They spread from the middle of the note. */
const Circles = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: ${layer('below')};

  & > span {
    --loudness: ${circles.opacity};
    position: absolute;
    inset: -27rem;
    width: 54rem;
    height: 54rem;
    border-radius: 50%;
    background: ${sound};
    opacity: ${circles.opacity};
    animation-duration: ${circles.lasts}ms;
    pointer-events: none;
    ${crescendoMotion.expand}
  }

  /* Half the size in small windows. */
  ${from('moving')} {
    & > span {
      inset: -54rem;
      width: 108rem;
      height: 108rem;
    }
  }

  ${circleStarts.map(
    (start, index) => css`
      & > span:nth-child(${index + 1}) {
        transform: scale(${still[index]});
        animation-delay: ${start - circleLead}ms;
      }
    `,
  )}

  ${notPrinted}
`;

/** In other windows the note has no room above it. */
const Robot = styled.div`
  display: none;

  ${inUprightWindow} {
    display: block;
    position: relative;
    grid-area: 2 / 1;
    align-self: end;
    width: min(96vw, 46svh);
    margin-bottom: -9%;
  }

  ${notPrinted}
`;

const Name = styled(SeasonTitle)`
  position: relative;
  grid-area: 3 / 1;
  font-size: var(--name);
`;
