import { styled } from 'styled-components';
import type { FieldContent } from '../../../content/types/about';
import { color, family } from '../../theme/read';
import { displayWeight } from '../../theme/type';

/** The field of a match from above, with our robot among its alliance. Ten units are a foot. */
export function Field({ alt, number }: FieldContent) {
  return (
    <Plan viewBox="-22 -3 584 276" role="img" aria-label={alt}>
      <Floor d="M40 0H500L540 45V225L500 270H40L0 225V45Z" />
      <Line d={`M270 0V270M165 0V270M375 0V270${goalAt(80)}${goalAt(460)}`} />
      <Way d="M204 84Q232 100 250 128M232 196Q160 250 100 172M398 70Q330 40 292 96M412 205Q360 250 300 168" />
      <Pieces d={PIECES} />
      {ALLIANCES.map(({ stations, robots }, index) => (
        <Alliance key={stations} data-is-other={index === 1}>
          <path d={stations} />
          {robots.map((place) => (
            <rect key={place} x="-20" y="-20" width="40" height="40" transform={place} />
          ))}
        </Alliance>
      ))}
      <TeamNumber x="182" y="66">
        {number}
      </TeamNumber>
    </Plan>
  );
}

/** The path of a cell around a point on the line through both ends, in which an alliance scores. */
const goalAt = (x: number) => `M${x - 34} 135l17-29.4h34l17 29.4-17 29.4h-34Z`;

/** Where the drivers stand, behind the walls, and where the robots are: on the left ours. */
const ALLIANCES = [
  {
    stations: 'M-14 60V105M-14 113V157M-14 165V210',
    robots: ['translate(182 66)', 'translate(252 206)rotate(24)', 'translate(112 224)rotate(-40)'],
  },
  {
    stations: 'M554 60V105M554 113V157M554 165V210',
    robots: [
      'translate(420 62)rotate(-20)',
      'translate(432 196)rotate(35)',
      'translate(322 224)rotate(8)',
    ],
  },
];

/** Each is a line without length, which has only its round ends. */
const PIECES =
  'M270 115h0M254 142h0M287 143h0M270 168h0M80 126h0M72 141h0M89 141h0M455 131h0M464 144h0M340 70h0M212 236h0M355 180h0M200 150h0';

const Plan = styled.svg`
  width: 100%;
`;

const Floor = styled.path`
  fill: ${color('raised')};
  stroke: ${color('edge')};
  stroke-width: 3;
`;

const Line = styled.path`
  fill: none;
  stroke: ${color('edge')};
  stroke-width: 1.5;
`;

/** Of a robot, to where it picks up and scores. */
const Way = styled(Line)`
  stroke: ${color('inkSoft')};
  stroke-dasharray: 5 6;
`;

const Pieces = styled.path`
  stroke: ${color('ink')};
  stroke-width: 11;
  stroke-linecap: round;
`;

/** Bumpers and drivers in the color of the alliance, with forced colors, too: they tell both apart. */
const Alliance = styled.g`
  fill: ${color('deep')};
  stroke: ${color('signal')};
  stroke-width: 9;

  &[data-is-other='true'] {
    fill: ${color('paper')};
    stroke: ${color('ink')};
  }
`;

const TeamNumber = styled.text`
  fill: ${color('onNight')};
  font: ${displayWeight} 15px ${family('display')};
  text-anchor: middle;
  dominant-baseline: central;
`;
