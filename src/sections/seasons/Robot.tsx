import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../../content/types/basics';
import type { SeasonRobot, TurnContent } from '../../../content/types/season';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import { shownBesideFrom } from '../../theme/columns';
import { media, windowIs } from '../../theme/media';
import { from, space, stacked, type } from '../../theme/read';
import { PosterButton } from './PosterButton';
import { SeasonLinks } from './SeasonLinks';

interface RobotProps extends SeasonRobot {
  readonly links?: readonly Link[];
}

/** Our robot: what it looks like, what is known of it, and where to read more. */
export function Robot({ title, picture, turn, facts, print, links = [] }: RobotProps) {
  const figure = useRef<HTMLDivElement>(null);
  const turntable = useTurntable(figure, turn);
  return (
    <Portrait>
      <Sheet>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <FactList facts={facts} />
        <SeasonLinks links={links}>
          <li>
            <PosterButton label={print} />
          </li>
        </SeasonLinks>
      </Sheet>
      {picture && (
        <Figure ref={figure} data-can-turn={turn !== undefined}>
          {turntable}
          <Picture
            {...picture}
            sizes={`${windowIs.from('120em')} 57rem, ${windowIs.from('77.6em')} 45rem, ${media.wide} 58vw, 92vw`}
          />
        </Figure>
      )}
    </Portrait>
  );
}

/**
 * Returns what turns the robot, once its picture has been seen, where the browser reads its drawings: it then took
 * the AVIF of the picture, too. If the code cannot be loaded, the picture is all there is.
 */
function useTurntable(figure: RefObject<HTMLElement | null>, turn?: TurnContent): ReactNode {
  const isSeen = useIsOnScreen(figure);
  const [turntable, setTurntable] = useState<ReactNode>();
  useEffect(() => {
    const image = figure.current?.querySelector('img');
    if (!isSeen || !turn || !image || !navigator.onLine) return;
    const add = async () => {
      await image.decode();
      if (!image.currentSrc.endsWith('.avif')) return;
      const { Turntable } = await import('../../components/Turntable');
      setTurntable(<Turntable {...turn} />);
    };
    add().catch(() => undefined);
  }, [isSeen, figure, turn]);
  return turntable;
}

const Portrait = styled.section`
  ${shownBesideFrom('wide')}

  ${from('wide')} {
    & > :first-child {
      order: 1;
    }
  }
`;

/** The cutouts have empty margins above and below the robot. */
const Figure = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    margin-block: -12% -10%;
  }

  /* Room for what turns it. */
  &[data-can-turn='true'] > picture {
    margin-bottom: calc(${space('xl')} - 10%);
  }
`;

const Sheet = styled.div`
  ${stacked('l')}

  /* Its name. */
  & > dl > :first-child > dd {
    ${type('display')}
    font-size: clamp(3.5rem, 2rem + 4.6vw, 6.5rem);
  }
`;
