import { styled } from 'styled-components';
import type { YearFacts, YearRingContent, YearStage } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { useNow } from '../../meetings/now';
import { stagesAt, turnOf, WEEKS, weekOf } from '../../meetings/yearStages';
import { columnsInFull } from '../../theme/columns';
import { color, family, from, size, space, type, withoutScript } from '../../theme/read';
import { displayWeight } from '../../theme/type';
import type { SpokenTimes } from './Now';

interface YearRingProps extends YearRingContent {
  readonly year: YearFacts;
  readonly spokenDay: SpokenTimes['spokenDay'];
}

/**
 * Our year as a ring of weeks: what lies in it, and, once the browser knows the day, where in it we are and
 * what comes next.
 */
export function YearRing({ title, months, stages, year, spokenDay, ...words }: YearRingProps) {
  const now = useNow(year);
  const at = now && stagesAt(stages, now.today);
  return (
    <Part>
      <Dial viewBox="-100 -100 200 200" aria-hidden="true">
        {weeks.map((week) => (
          <Week
            key={week}
            d={CELL}
            transform={`rotate(${(week + 0.5) * (360 / WEEKS)})`}
            data-stage={lookOf(stages, week)}
            data-is-now={now && weekOf(now.today) === week}
          />
        ))}
        {months.map((month, index) => {
          const angle = ((index + 0.5) / 12) * 2 * Math.PI;
          return (
            <Month
              key={index}
              x={(68 * Math.sin(angle)).toFixed(1)}
              y={(-68 * Math.cos(angle)).toFixed(1)}
            >
              {month}
            </Month>
          );
        })}
        {now && (
          <Hand d="M0 12 -2.4 0 0-56 2.4 0Z" transform={`rotate(${turnOf(now.today) * 360})`} />
        )}
        <Hub r="3.6" />
      </Dial>
      <Words>
        <Heading level={2} isStriped>
          {title}
        </Heading>
        <Moment>
          {at && now && (
            <>
              <p key={at.present?.title}>
                {now.event ? words.nowEvent(now.event.name) : words.now(at.present?.title)}
              </p>
              <p key={at.next.title}>
                {now.next?.kind === 'event'
                  ? words.nextEvent(now.next.event.name, spokenDay(now.next.day, now.today))
                  : words.next(at.next.title, at.next.when)}
              </p>
            </>
          )}
        </Moment>
        <Stages>
          {stages.map((stage) => (
            <li key={stage.title} data-is-now={stage === at?.present}>
              <strong>{stage.title}</strong>
              <span>{stage.when}</span>
            </li>
          ))}
        </Stages>
      </Words>
    </Part>
  );
}

function lookOf(stages: readonly YearStage[], week: number) {
  const stage = stages.find(({ weeks: [from, until] }) => from <= week && week < until);
  return stage && (stage.isLit ? 'lit' : 'dim');
}

const weeks = Array.from({ length: WEEKS }, (_, week) => week);

/** A cell at the top of the ring. */
const CELL = 'M-4.4-88 -2.2-96H2.2L4.4-88 2.2-80H-2.2Z';

const Part = styled.section`
  display: grid;
  gap: ${space('xl')};
  align-items: center;
  ${columnsInFull}
`;

const Dial = styled.svg`
  justify-self: center;
  width: min(100%, 30rem);
`;

const Week = styled.path`
  fill: ${color('line')};

  &[data-stage='dim'] {
    fill: ${color('rust')};
  }

  &[data-stage='lit'] {
    fill: ${color('signal')};
  }

  &[data-is-now='true'] {
    fill: ${color('ink')};
  }
`;

const Month = styled.text`
  fill: ${color('inkSoft')};
  font: ${displayWeight} 8.5px ${family('display')};
  text-anchor: middle;
  dominant-baseline: central;
`;

const Hand = styled.path`
  fill: ${color('accent')};
`;

const Hub = styled.circle`
  fill: ${color('ink')};
`;

const Words = styled.div`
  display: grid;
  gap: ${space('l')};
`;

/** Keeps the room of its lines, so that nothing moves when they appear. */
const Moment = styled.div`
  ${type('heading')}
  display: grid;
  align-content: start;
  gap: ${space('xs')};
  min-height: 7.5rem;

  ${from('wide')} {
    min-height: 5rem;
  }

  /* Only a script knows the day. */
  ${withoutScript} {
    display: none;
  }

  & > :first-child {
    color: ${color('accent')};
  }
`;

const Stages = styled.ol`
  display: grid;
  max-width: ${size('measure')};
  list-style: '';
  border-top: 2px solid ${color('ink')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space('l')};
    padding-block: ${space('s')};
    border-bottom: 1px solid ${color('line')};
  }

  & > [data-is-now='true'] > strong {
    color: ${color('accent')};
  }

  & > li > strong {
    ${type('label')}
  }

  & > li > span {
    color: ${color('inkSoft')};
  }
`;
