import { styled } from 'styled-components';
import type { YearPart } from '../../../content/types/home';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { useIsOver } from '../../meetings/useIsOver';
import { reservesRoom } from '../../theme/phrases';
import { color, space, stacked, type, wrapped } from '../../theme/read';
import { StageMark } from './YearRing';

interface MeetingTimesProps {
  readonly seasons: readonly YearPart[];
  readonly timeZone: string;
}

/** The legend of the ring: each part of the year, with its weekly times. */
export function MeetingTimes({ seasons, timeZone }: MeetingTimesProps) {
  return (
    <Legend>
      {seasons.map((season, index) => (
        <Season key={index} {...season} timeZone={timeZone} />
      ))}
    </Legend>
  );
}

/** Toned down once it is over. */
function Season(season: YearPart & Pick<MeetingTimesProps, 'timeZone'>) {
  const { period, pastPeriod, times, place } = season;
  const isOver = useIsOver(season.overAfter, season.timeZone) === true;
  return (
    <li data-is-over={isOver ? '' : undefined}>
      <StageMark stage={season.color} />
      <Part>
        <Heading level={3}>{season.name}</Heading>
        <Period data-longest={pastPeriod}>
          <span>{(isOver && pastPeriod) || period}</span>
        </Period>
        {times && (
          <dl>
            {times.map(({ days, hours }, row) => (
              <Time key={row}>
                <dt>{days}</dt>
                <Hours>{hours}</Hours>
              </Time>
            ))}
          </dl>
        )}
        {place && <Paragraph text={place} />}
      </Part>
    </li>
  );
}

const Legend = styled.ul`
  display: grid;
  border-top: 2px solid ${color('ink')};

  & > li {
    ${type('heading')}
    break-inside: avoid;
    display: flex;
    gap: ${space('m')};
    padding-block: ${space('l')};
  }

  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const Part = styled.div`
  ${type('body')}
  ${stacked('xs')}
  flex: 1;
`;

const Period = styled.p`
  ${reservesRoom}
  color: ${color('inkSoft')};
`;

/** The hours stand at the end of their line, or below the days where large text leaves both no room. */
const Time = styled.div`
  ${wrapped('none', 'l')}
  align-items: baseline;
  justify-content: space-between;

  & > dt {
    flex: 1 0 min(12rem, 100%);
  }
`;

const Hours = styled.dd`
  ${type('heading')}
  color: ${color('accent')};

  [data-is-over] & {
    color: ${color('inkSoft')};
  }
`;
