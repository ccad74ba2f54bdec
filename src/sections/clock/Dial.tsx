import { styled } from 'styled-components';
import { color, family, type } from '../../theme/read';

interface DialProps {
  readonly label: string;
  /** `12:09:00`. */
  readonly time: string;
}

/** A large round dial with a mark for every minute, lit up to the minute of its time. */
export function Dial({ label, time }: DialProps) {
  const minutes = Number(time.split(':')[1]);
  return (
    <Round>
      <Marks viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <Mark cx="100" cy="100" r="94" pathLength="60" strokeDasharray={`${WIDTH} ${1 - WIDTH}`} />
        <LitMark cx="100" cy="100" r="94" pathLength="60" strokeDasharray={litMarks(minutes)} />
        <Rim cx="100" cy="100" r="84" />
      </Marks>
      <Reading>
        <Label>{label}</Label>
        <Time dateTime={time}>{time}</Time>
      </Reading>
    </Round>
  );
}

/** How much of its minute a mark takes. */
const WIDTH = 0.5;

/** So many marks, and nothing for the rest of the hour. */
function litMarks(count: number): string {
  const mark = `${WIDTH} ${1 - WIDTH} `;
  return `${mark.repeat(count)}0 ${60 - count}`;
}

const Round = styled.div`
  position: relative;
  display: grid;
  justify-self: center;
  width: min(100%, 38rem);
  aspect-ratio: 1;
  container-type: inline-size;
`;

const Marks = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  transform: rotate(-90deg);
`;

const Mark = styled.circle`
  stroke: ${color('line')};
  stroke-width: 10;
`;

const LitMark = styled(Mark)`
  stroke: ${color('signal')};
`;

const Rim = styled.circle`
  stroke: ${color('edge')};
  stroke-width: 0.5;
`;

const Reading = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
`;

const Label = styled.span`
  ${type('label')}
  color: ${color('inkSoft')};
`;

const Time = styled.time`
  font: 800 24cqi / 1 ${family('display')};
  font-variant-numeric: tabular-nums;
`;
