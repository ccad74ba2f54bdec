import { css, styled } from 'styled-components';
import type { PictureContent } from '../../../content/types/basics';
import type { SeasonPageContent } from '../../../content/types/season';
import { DrawnWords } from '../../components/DrawnWords';
import { Picture } from '../../components/Picture';
import { useScrollProgress } from '../../motion/scrollDriven';
import { inForcedColors, inPrint, media } from '../../theme/media';
import { color, from, layer, shape, size, space, stacked, type } from '../../theme/read';
import { recede, seasonPattern } from '../../theme/seasonGround';
import { cellRatio } from '../../theme/shape';
import { HomeLink } from './HomeLink';
import { SeasonTitle } from './SeasonTitle';

interface HeroProps extends Pick<SeasonPageContent, 'title' | 'year' | 'kickoff' | 'home'> {
  /** Until there is a robot, its stage is lit for the year. */
  readonly picture?: PictureContent;
}

/** The name of the game, and before it the robot on its stage: a lit cell. */
export function Hero({ title, year, kickoff, home, picture }: HeroProps) {
  const scene = useScrollProgress<HTMLElement>();
  return (
    <Scene ref={scene}>
      <Way {...home} />
      <Name text={title} $letters={title.length} />
      <Stage>
        <Cell data-words={year} data-is-lit={!picture} />
        {picture && (
          <Robot>
            <Picture {...picture} sizes={`${media.wide} 70vh, 100vw`} isMain />
          </Robot>
        )}
      </Stage>
      <Kickoff>
        <dt>{kickoff.label}</dt>
        <dd>
          <time dateTime={kickoff.date}>{kickoff.value}</time>
        </dd>
      </Kickoff>
    </Scene>
  );
}

const Scene = styled.header`
  isolation: isolate;
  display: grid;
  grid-template: auto auto 1fr auto / minmax(0, 1fr);
  justify-items: center;
  min-height: 100svh;
  padding: ${space('l')} ${space('gutter')} ${space('xl')};
  background: ${seasonPattern.hall};
  view-timeline: --sheet;
  view-timeline-inset: 0;

  ${inPrint} {
    min-height: 0;
    padding: 0;
  }
`;

const Way = styled(HomeLink)`
  width: 100%;
  max-width: ${size('page')};
`;

/** As wide as the page's content, whatever its length, unless that would be too high. */
const Name = styled(SeasonTitle)<{ $letters: number }>`
  --there: translateY(min(24vh, 16vw));
  max-width: calc(${size('content')} + 0.045em);
  padding-top: 2svh;
  ${({ $letters }) => css`
    font-size: min(${size('content')} * ${(2.36 / $letters).toFixed(4)}, 42svh);
  `}
  ${recede}
`;

const Stage = styled.div`
  --cell: min(128vw, 68svh, 46rem);
  align-self: center;
  display: grid;
  place-items: end center;
  width: var(--cell);
  margin-top: calc(-0.06 * var(--cell));
`;

/** Behind the name, and the robot in front of it. */
const Cell = styled(DrawnWords)`
  position: relative;
  z-index: ${layer('below')};
  grid-area: 1 / 1;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${cellRatio};
  clip-path: ${shape('hexagon')};
  background: ${seasonPattern.lamp};
  color: ${color('paper')};
  font-size: calc(0.36 * var(--cell));
  line-height: 1;

  &[data-is-lit='true'] {
    color: ${color('ink')};
  }

  ${inForcedColors} {
    background: none;
  }
`;

const Robot = styled.div`
  --there: translateY(-4vh) scale(1.08);
  position: relative;
  z-index: ${layer('above')};
  grid-area: 1 / 1;
  width: min(100%, 100vw);
  margin-bottom: -9%;
  ${recede}
`;

const Kickoff = styled.dl`
  ${type('heading')}
  ${stacked('xs')}
  width: 100%;
  max-width: ${size('page')};
  padding-top: ${space('l')};
  text-align: center;

  & > dt {
    ${type('label')}
    color: ${color('accent')};
  }

  ${from('wide')} {
    text-align: start;
  }
`;
