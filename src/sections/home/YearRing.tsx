import { styled } from 'styled-components';
import type { StageColor, YearRingContent } from '../../../content/types/home';
import type { Now } from '../../meetings/now';
import { saysYear, turnOf, WEEKS, weekOf } from '../../meetings/ourYear';
import { inForcedColors } from '../../theme/media';
import { color, family, from, stacked, type } from '../../theme/read';
import { displayWeight } from '../../theme/type';

interface YearRingProps extends YearRingContent {
  /** Undefined until known. */
  readonly moment: Now | undefined;
}

/** Our year as a ring of weeks, around what is now and what is next once the browser knows the day. */
export function YearRing({ moment, ...words }: YearRingProps) {
  return (
    <Dial>
      <Ring viewBox="-106 -106 212 212" aria-hidden="true">
        {Array.from({ length: WEEKS }, (_, week) => (
          <Cell
            key={week}
            d={CELL}
            transform={`rotate(${(week + 0.5) * (360 / WEEKS)})`}
            $color={words.stages.find(({ weeks }) => weeks[0] <= week && week < weeks[1])?.color}
            data-is-now={moment && weekOf(moment.today) === week}
          />
        ))}
        {words.months.map((month, index) => {
          const angle = ((index + 0.5) / 12) * 2 * Math.PI;
          return (
            <Month
              key={index}
              x={(72 * Math.sin(angle)).toFixed(1)}
              y={(-72 * Math.cos(angle)).toFixed(1)}
            >
              {month}
            </Month>
          );
        })}
        {moment && <Hand d="M0-98 4-106H-4Z" transform={`rotate(${turnOf(moment.today) * 360})`} />}
      </Ring>
      <Center>
        <Title>{words.title}</Title>
        {moment && saysYear(words, moment).map((line) => <p key={line}>{line}</p>)}
      </Center>
    </Dial>
  );
}

/** A cell of the ring in a legend. */
export function StageMark({ stage }: { readonly stage: StageColor }) {
  return (
    <Mark viewBox="-4.4 -96 8.8 16" aria-hidden="true">
      <Cell d={CELL} $color={stage} />
    </Mark>
  );
}

/** A cell at the top of the ring. */
const CELL = 'M-4.4-88 -2.2-96H2.2L4.4-88 2.2-80H-2.2Z';

/** Its words lie inside it, so that nothing moves when they appear. */
const Dial = styled.div`
  display: grid;
  place-items: center;
  justify-self: center;
  width: min(100%, 34rem);

  & > * {
    grid-area: 1 / 1;
  }

  ${from('full')} {
    width: min(100%, 46rem);
  }
`;

const Ring = styled.svg`
  width: 100%;
`;

const Cell = styled.path<{ $color?: StageColor }>`
  fill: ${({ $color }) => color($color ?? 'line')};

  ${inForcedColors} {
    fill: ${({ $color }) => !$color && 'GrayText'};
  }

  &[data-is-now='true'] {
    fill: ${color('ink')};
  }
`;

const Month = styled.text`
  fill: ${color('inkSoft')};
  font: ${displayWeight} 8px ${family('display')};
  text-anchor: middle;
  dominant-baseline: central;
`;

const Hand = styled.path`
  fill: ${color('ink')};
`;

const Center = styled.div`
  ${type('label')}
  ${stacked('xs')}
  width: 50%;
  text-align: center;

  & > :nth-child(2) {
    color: ${color('accent')};
  }

  ${from('compact')} {
    & > :nth-child(n + 2) {
      font-size: 1.625rem;
      letter-spacing: normal;
      text-transform: none;
    }

    & > :nth-child(2) {
      font-size: 2.75rem;
      line-height: 1;
    }
  }
`;

const Title = styled.p`
  color: ${color('inkSoft')};
`;

const Mark = styled.svg`
  flex: none;
  width: auto;
  height: 1em;
`;
