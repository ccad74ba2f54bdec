import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent, PlainLink } from '../../content/types/basics';
import { besideWords, inPrint, media, notPrinted } from '../theme/media';
import { fade } from '../theme/pattern';
import { filling, layered } from '../theme/phrases';
import { color, layer, motion, shape, type } from '../theme/read';
import { Card, CardWords } from './Card';
import { DrawnWords } from './DrawnWords';
import { Honeycomb } from './Honeycomb';
import { Picture } from './Picture';

interface RobotCardProps {
  readonly title: string;
  readonly year: number;
  /** The cutout of a robot. Without one, the words have the whole plate. */
  readonly picture?: PictureContent;
  readonly link: PlainLink;
  /** The first of its list: in wide windows it has a row to itself. */
  readonly isLead?: boolean;
  readonly children: ReactNode;
}

/**
 * A card with a robot, a cutout that stands in the hive in front of its year: above the words or, where there is room,
 * beside them.
 */
export function RobotCard(props: RobotCardProps) {
  const { title, year, picture, link, isLead = false, children } = props;
  const sizes = `${media.wide} ${isLead ? 48 : 30}rem, 92vw`;
  return (
    <Frame>
      <Plate $isLead={isLead}>
        {picture && (
          <Pane data-surface="night">
            <Stage>
              <Honeycomb from="foot" lit="everywhere" />
              <Year data-words={year} />
            </Stage>
            <Approach>
              <Robot>
                <Picture {...picture} sizes={sizes} fill="center" />
              </Robot>
            </Approach>
          </Pane>
        )}
        <Words title={title} level={3} link={link} $isLead={isLead}>
          {children}
        </Words>
      </Plate>
    </Frame>
  );
}

/** No element can ask for its own size. */
const Frame = styled.div`
  display: flex;
  container: robot-card / inline-size;

  & > * {
    flex-grow: 1;
  }

  /* Robots are not printed, and leave their half to the words. */
  ${inPrint} {
    container-type: normal;
  }
`;

const Plate = styled(Card)<{ $isLead: boolean }>`
  ${besideWords} {
    display: grid;
    grid-template-columns: ${({ $isLead }) => ($isLead ? '3fr 2fr' : '1fr 1fr')};
  }
`;

const Words = styled(CardWords)<{ $isLead: boolean }>`
  &:only-child {
    grid-column: 1 / -1;
  }

  ${besideWords} {
    grid-template-rows: auto;
    align-content: end;

    ${({ $isLead }) =>
      $isLead &&
      css`
        & > :first-child {
          ${type('title')}
        }
      `}
  }
`;

const Pane = styled.div`
  ${layered}
  aspect-ratio: 4 / 3;
  /* Safari 15 has no container queries: there, this ends what would be as high as a wide window. */
  max-height: 30rem;
  clip-path: ${shape('plate')};
  container-type: inline-size;

  ${besideWords} {
    aspect-ratio: auto;
    min-height: clamp(17rem, 30vw, 27rem);
    max-height: none;
    clip-path: none;
  }

  ${notPrinted}
`;

const lamp = css`at 50% 105%, ${color('rust')}, ${color('deep')} 38%, ${color('raised')} 78%`;

/**
 * The warm light on the floor behind the robot, and the comb. Beside words, both go out before they meet
 * them, so that the window has no edge there.
 */
const Stage = styled.div`
  ${filling}
  isolation: isolate;
  background: radial-gradient(90% 75% ${lamp});

  ${besideWords} {
    background: radial-gradient(62% 75% ${lamp});

    & > svg {
      --fade: ${fade.fromFoot}, ${fade.toWords};
    }
  }
`;

const Year = styled(DrawnWords)`
  position: absolute;
  inset: 1.5rem 0 auto;
  top: 4cqi;
  color: ${color('signal')};
  font-size: 7rem;
  font-size: 42cqi;
  text-align: center;

  ${besideWords} {
    font-size: 32cqi;
  }
`;

const Approach = styled.div`
  ${filling}
  z-index: ${layer('above')};
  ${motion('approach')}

  article:hover & {
    transform: scale(1.04);
  }
`;

/** The originals have margins: they are drawn as tall as the window, and low, clear of the year. */
const Robot = styled.div`
  position: absolute;
  inset: auto 0 -11%;
  height: 100%;
  margin-inline: auto;
  aspect-ratio: 1;
`;
