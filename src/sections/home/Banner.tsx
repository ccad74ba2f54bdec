import { useRef } from 'react';
import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/contentTypes';
import { Letters } from '../../components/Letters';
import { Picture } from '../../components/Picture';
import { useParallax } from '../../motion/useParallax';
import {
  color,
  from,
  layer,
  motion,
  onSheet,
  pattern,
  scrim,
  size,
  space,
  type,
} from '../../theme/read';

type BannerProps = Pick<HomeContent['banner'], 'title' | 'slides'>;

/** The first thing a visitor sees: the team's name over a picture as high as the window. */
export function Banner({ title, slides: [picture] }: BannerProps) {
  const back = useRef<HTMLDivElement>(null);
  useParallax(back);
  return (
    <Stage data-bleed data-surface="night">
      <Back ref={back}>
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 75em) max(100vw, 178vh), 192vw"
            isMain
            fill="right"
          />
        )}
        <Shade />
      </Back>
      <Words>
        <Title>
          <Letters text={title} pace="title" />
        </Title>
      </Words>
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  padding: min(80vw, 50svh) ${space('gutter')} ${space('xl')};
  overflow: clip;

  ${from('full')} {
    min-height: clamp(30rem, calc(100svh - ${size('header')}), 60rem);
    padding-block: ${space('xxl')};
  }

  ${onSheet} {
    min-height: 0;
    padding: 0;
  }
`;

const Back = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer('below')};
  height: min(108vw, 75svh);
  ${motion('parallax')}

  ${from('full')} {
    height: 100%;
  }

  ${onSheet} {
    display: none;
  }
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(0deg, ${color('paper')} 4%, transparent 55%);

  ${from('full')} {
    background: ${scrim('side')};
  }
`;

const Words = styled.div`
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;
`;

const Title = styled.h1`
  ${type('display')}
  max-width: 4.4em;
  font-size: min(24vw, 3.4rem + 9.6vw, 12rem);

  &::after {
    content: '';
    display: block;
    width: 1.6em;
    height: 0.1em;
    margin: 0.12em 0 0 0.03em;
    background: ${pattern('stripes')};
    transform: skewX(-30deg);
    transform-origin: 0 100%;
    ${motion('unroll')}
  }
`;
