import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import type { SeasonColor } from '../../../content/types/season';
import { DrawnWords } from '../../components/DrawnWords';
import { Picture } from '../../components/Picture';
import { newsSeason } from '../../news/newsSeason';
import { declarePalette } from '../../theme/color';
import { media, notPrinted } from '../../theme/media';
import { layered } from '../../theme/phrases';
import { color } from '../../theme/read';
import { seasonGrounds } from '../../theme/seasonGround';

interface SeasonArtProps {
  /** Milliseconds since 1970. */
  readonly publishedAt: number | undefined;
  readonly entry: Pick<NewsContent['entry'], 'seasons' | 'timeZone'>;
  /** The width it is drawn at, for the robot's `sizes`. */
  readonly width: string;
  /** Covers all of it in place of the robot, once it is there. */
  readonly picture?: ReactNode;
  readonly className?: string;
}

/**
 * A picture of the season in which something was published: its year, and in front of it its robot, every few
 * days from another side. A year without a robot has its numerals alone.
 */
export function SeasonArt(props: SeasonArtProps) {
  const { publishedAt, entry, width, picture, className } = props;
  const year = publishedAt === undefined ? undefined : newsSeason(publishedAt, entry.timeZone);
  const season = entry.seasons.find((each) => each.year === year);
  const views = season?.pictures ?? [];
  const view = views[Math.floor((publishedAt ?? 0) / VIEW_MS) % views.length];
  return (
    <Pane
      aria-hidden="true"
      className={className}
      data-surface={season?.color ?? 'night'}
      $color={season?.color}
    >
      {year !== undefined && <Year data-words={year} />}
      {picture ??
        (view && (
          <Robot>
            <Picture
              {...view}
              alt=""
              sizes={`${media.wide} calc(2 * ${width}), ${width}`}
              fill="center"
            />
          </Robot>
        ))}
    </Pane>
  );
}

/** Six days: what is published a week apart looks different. */
const VIEW_MS = 6 * 86_400_000;

const Pane = styled.div<{ $color: SeasonColor | undefined }>`
  ${layered}
  container-type: size;
  ${({ $color }) => $color && declarePalette(seasonGrounds[$color])}
  background: radial-gradient(
    130% 70% at 50% 108%,
    ${color('rust')},
    ${color('deep')} 45%,
    ${color('raised')} 100%
  );

  ${notPrinted}
`;

const Year = styled(DrawnWords)`
  position: absolute;
  inset: 0.24em auto auto 6cqi;
  color: ${color('signal')};
  font-size: 2rem;
  font-size: min(46cqi - 0.56rem, 58cqb);
`;

/** As tall as its window, which may show only its middle, and low, clear of the year. */
const Robot = styled.div`
  position: absolute;
  bottom: -16cqb;
  left: calc(50% - 53cqb);
  width: 106cqb;
  aspect-ratio: 1;
`;
