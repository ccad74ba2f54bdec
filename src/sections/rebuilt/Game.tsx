import { styled } from 'styled-components';
import type { TextSection } from '../../../content/types/basics';
import { HornetMark } from '../../components/HornetMark';
import { notPrinted } from '../../theme/media';
import { from, space } from '../../theme/read';
import { rebuiltMotion } from '../../theme/rebuilt';
import { Passage } from '../Passage';
import { Hub } from './Hub';
import { Holes, Lamps, Piece, Rollers } from './Piece';

/** What the game is: a tower to climb, and a hub to score in. */
export function Game(words: TextSection) {
  return (
    <Field>
      <Passage {...words} size="display" />
      <Tower />
      <Hub />
    </Field>
  );
}

/** The hub stands in the right third, the tower between it and the words; below them in narrow windows. */
const Field = styled.div`
  display: grid;
  grid-template-columns: 4fr 7fr;
  gap: ${space('xl')};
  align-items: end;

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${from('full')} {
    grid-template-columns: minmax(0, 12fr) 6fr 10fr;
    align-items: center;
    column-gap: ${space('xxl')};

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** A tower with three rungs, which the hornet climbs as the page scrolls. Decorative. */
function Tower() {
  return (
    <Place aria-hidden="true">
      <svg viewBox="0 0 300 460">
        <Piece as="ellipse" $look="shadow" cx="160" cy="444" rx="150" ry="14" />
        <Piece $look="plain" d="M12 420 46 398H292L258 420Z" />
        <Piece $look="dark" d="M12 420H258V444H12Z" />
        <Piece $look="shaded" d="M258 420 292 398V422L258 444Z" />
        <Piece $look="painted" d="M12 428H258V434H12Z" />
        <Piece $look="dark" d="M46 410 66 356V410ZM260 404 240 352V406Z" />
        {[0, 148].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <Piece $look="bright" d="M66 22 74 16H92L84 22Z" />
            <Piece $look="plain" d="M66 22H84V412H66Z" />
            <Piece $look="shaded" d="M84 22 92 16V406L84 412Z" />
            <Holes d="M75 32V404" />
          </g>
        ))}
        <Lamps d="M99 40V392" />
        <Lamps d="M207 40V392" />
        <Rollers d="M40 75H262M40 199H262M40 323H262" />
      </svg>
      <Climber>
        <HornetMark />
      </Climber>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 18rem);
  container-type: inline-size;

  ${notPrinted}
`;

const Climber = styled.div`
  --there: translateY(64cqi);
  position: absolute;
  inset: 14% 0 auto;
  display: grid;
  justify-items: center;
  font-size: 6rem;
  font-size: 40cqi;
  line-height: 1;
  ${rebuiltMotion.arrive}
`;
