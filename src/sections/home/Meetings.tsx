import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { color, from, space, type } from '../../theme/read';

type MeetingsProps = Pick<HomeContent['meetings'], 'title' | 'text' | 'seasons'>;

/** When we meet: the weekly times of each part of the year, as on a timetable. */
export function Meetings({ title, text, seasons }: MeetingsProps) {
  return (
    <Timetable>
      <Top>
        <Heading level={2}>{title}</Heading>
        <p>
          <InlineText text={text} />
        </p>
      </Top>
      {seasons.map(({ name, period, times, place }) => (
        <Season key={name}>
          <Span>
            <Heading level={3}>{name}</Heading>
            <p>{period}</p>
            {place && (
              <p>
                <InlineText text={place} />
              </p>
            )}
          </Span>
          <Times>
            {times.map(({ days, hours }) => (
              <Time key={days}>
                <dt>{days}</dt>
                <Hours>{hours}</Hours>
              </Time>
            ))}
          </Times>
        </Season>
      ))}
    </Timetable>
  );
}

const Timetable = styled.section`
  display: grid;
  gap: ${space('xl')};
`;

const Top = styled.div`
  display: grid;
  gap: ${space('s')};
  color: ${color('inkSoft')};

  & > h2 {
    color: ${color('ink')};
  }
`;

const Season = styled.div`
  display: grid;
  gap: ${space('l')};
  padding-top: ${space('l')};
  border-top: 2px solid ${color('ink')};

  ${from('wide')} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space('xxl')};
  }
`;

const Span = styled.div`
  display: grid;
  gap: ${space('xs')};
  align-content: start;
  color: ${color('inkSoft')};

  & > h3 {
    color: ${color('ink')};
  }
`;

const Times = styled.dl`
  display: grid;
  gap: ${space('l')};
`;

const Time = styled.div`
  display: grid;
  gap: ${space('xxs')} ${space('l')};

  & + & {
    padding-top: ${space('l')};
    border-top: 1px solid ${color('line')};
  }

  ${from('full')} {
    grid-template-columns: 2fr 3fr;
    align-items: baseline;
  }
`;

const Hours = styled.dd`
  ${type('title')}
  color: ${color('accent')};

  ${from('compact')} {
    white-space: nowrap;
  }
`;
