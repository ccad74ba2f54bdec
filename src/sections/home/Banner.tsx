import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SlideshowContent } from '../../../content/types/home';
import { Button } from '../../components/Button';
import { Paragraph } from '../../components/InlineText';
import { LetteredTitle } from '../../components/LetteredTitle';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import { usePicturesReady, useSlideshow } from '../../motion/useSlideshow';
import { useSwipe } from '../../motion/useSwipe';
import { titleStripes } from '../../theme/pattern';
import { layered } from '../../theme/phrases';
import { inPrint, inShortWindow, sideBySide } from '../../theme/media';
import { color, size, space, stacked, type, wrapped } from '../../theme/read';
import { Slides } from './Slides';

type BannerProps = SlideshowContent & { readonly children?: ReactNode };

/** The first thing a visitor sees: the team's name over pictures as tall as the window. */
export function Banner({ over, title, text, actions, slides, children, ...words }: BannerProps) {
  const stage = useRef<HTMLElement>(null);
  const ready = usePicturesReady(stage, slides.length);
  const isSeen = useIsOnScreen(stage);
  const slideshow = useSlideshow(slides.length, isSeen && ready === slides.length);
  const hasAllSlides = ready > 0 || slideshow.show.moves > 0;
  return (
    <Stage ref={stage} data-bleed data-surface="night" {...useSwipe(slideshow.move)}>
      <Front>
        <Words>
          <Title text={title} />
          <Over>{over}</Over>
          <Lede text={text} />
          <Actions>
            {actions.map((link, index) => (
              <li key={link.to}>
                <Button link={link} tone={index === 0 ? 'primary' : 'quiet'} />
              </li>
            ))}
          </Actions>
        </Words>
        <Slides {...words} {...slideshow} slides={hasAllSlides ? slides : slides.slice(0, 1)} />
      </Front>
      {children}
    </Stage>
  );
}

const Stage = styled.section`
  ${layered}
  display: grid;
  align-items: end;
  padding: min(99vw, 57svh) ${size('margin')} ${space('xl')};
  touch-action: pan-y pinch-zoom;

  &[data-is-zoomed] {
    touch-action: auto;
  }

  ${sideBySide} {
    min-height: min(100svh - ${size('header')}, 68rem);
    padding-block: min(${space('xxl')}, 9svh);
  }

  ${inShortWindow} {
    padding-block: ${space('s')};
  }

  ${inPrint} {
    min-height: 0;
    padding: 0;
  }
`;

/** At the bottom of the banner in wide windows. Reserves the height of the title, which is drawn last. */
const Front = styled.div`
  --title: min(24vw, 3.4rem + 9.6vw);
  ${wrapped('l')}
  align-items: end;
  justify-content: space-between;

  ${sideBySide} {
    --title: min(10.4vw, max(5rem, 24svh), 10rem);
    min-height: calc(1.94 * var(--title));
  }

  /* So small that the first window shows the robot, and the way to join. */
  ${inShortWindow} {
    --title: min(24vw, 3.5rem);
    gap: ${space('s')};
  }

  ${inPrint} {
    min-height: 0;
  }
`;

const Words = styled.div`
  ${stacked('m')}
  grid-template-columns: minmax(0, auto);

  ${inShortWindow} {
    gap: ${space('xs')};
  }
`;

const Title = styled(LetteredTitle)`
  ${type('display')}
  margin-inline-start: ${size('titleInset')};
  width: min-content;
  min-width: min(4em, 100%);
  /* The pixel is for Firefox, which rounds the sum down and would then break a word. */
  max-width: calc(100% - ${size('titleInset')} + 1px);
  font-size: var(--title);
  overflow-wrap: break-word;

  &::after {
    ${titleStripes}
    width: 1.6em;
    height: 0.1em;
    margin: 0.12em 0 0 0.03em;
  }
`;

/** Appears above the title, which is read out first. */
const Over = styled.p`
  ${type('label')}
  font-size: clamp(1.75rem, 1.2rem + 2vw, 2.375rem);
  /* Over the ground that forced colors put behind the title's letters, which is taller than its line. */
  position: relative;
  order: -1;
  color: ${color('accent')};
`;

const Actions = styled.ul`
  ${wrapped('s', 'm')}
`;

const Lede = styled(Paragraph)`
  ${type('lede')}

  /* Clear of the robots, like the title. */
  ${sideBySide} {
    max-width: calc(3.2 * var(--title));
  }

  ${inShortWindow} {
    ${type('small')}
    max-width: 21rem;
  }
`;
