import { styled } from 'styled-components';
import type { TextSection } from '../../../content/contentTypes';
import { HornetMark } from '../../components/HornetMark';
import { from, notPrinted } from '../../theme/read';
import { rebuiltMotion } from '../../theme/rebuilt';
import { Passage } from '../Passage';
import { hub } from './Hub';
import { Holes, Lamps, Piece, Rollers, Scene } from './Scene';

/** What the game is. */
export function Game(words: TextSection) {
  return (
    <Scene drawing={<Tower />}>
      <Passage {...words} size="display" />
    </Scene>
  );
}

/** A tower with three rungs, which the hornet climbs as the page scrolls. Decorative. */
function Tower() {
  return (
    <Place>
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
  width: 11rem;
  container-type: inline-size;

  /* Clear of the falling ball. */
  ${from('wide')} {
    width: clamp(11rem, 24vw, 19rem);
    margin-inline-end: calc(${hub.size} * 0.68);
  }

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
