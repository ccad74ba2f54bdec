import { styled } from 'styled-components';
import type { RebuiltContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { HornetMark } from '../../components/HornetMark';
import { color, notPrinted, space } from '../../theme/read';
import { rebuiltMotion } from '../../theme/rebuilt';
import { Passage } from '../Passage';
import { Piece, Scene } from './Scene';

/** Our robot of the year, and where to read more about it. */
export function Robot({ links, ...words }: RebuiltContent['robot']) {
  return (
    <Scene drawing={<Tower />} side="left">
      <Passage {...words} size="display">
        <Links>
          {links.map((link) => (
            <li key={link.to}>
              <Button link={link} tone="quiet" />
            </li>
          ))}
        </Links>
      </Passage>
    </Scene>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')};
`;

/** A tower with three rungs, which the hornet climbs as the page scrolls. Decorative. */
function Tower() {
  return (
    <Place aria-hidden="true">
      <svg viewBox="0 0 300 460">
        <Piece as="ellipse" $look="shadow" cx="156" cy="444" rx="144" ry="14" />
        <Piece $look="steel" d="M12 420 46 398H292L258 420Z" />
        <Piece $look="turned" d="M12 420 46 398H292L258 420Z" />
        <Piece $look="shell" d="M12 420H258L292 398V422L258 444H12Z" />
        <Piece $look="shaded" d="M258 420 292 398V422L258 444Z" />
        <Stripe d="M12 431H258" />
        <Piece
          $look="steel"
          d="M66 22 74 16H92V406L84 412H66ZM214 22 222 16H240V406L232 412H214Z"
        />
        <Piece $look="steel" d="M50 410 66 370V410ZM256 404 240 366V406Z" />
        <Piece
          $look="shaded"
          d="M84 22 92 16V406L84 412ZM232 22 240 16V406L232 412ZM50 410 66 370V410ZM256 404 240 366V406Z"
        />
        <Piece
          $look="turned"
          d="M66 84H84V96H66ZM214 84H232V96H214ZM66 208H84V220H66ZM214 208H232V220H214ZM66 332H84V344H66ZM214 332H232V344H214Z"
        />
        <Piece
          $look="lit"
          d="M66 22 74 16H92L84 22ZM214 22 222 16H240L232 22ZM69 22H71V412H69ZM217 22H219V412H217Z"
        />
        <Rung d="M40 75H262M40 199H262M40 323H262" />
        <Piece
          $look="turned"
          d="M34 78H268Q266 84 262 84H40Q36 84 34 78ZM34 202H268Q266 208 262 208H40Q36 208 34 202ZM34 326H268Q266 332 262 332H40Q36 332 34 326Z"
        />
        <Piece $look="lit" d="M42 69H260V72H42ZM42 193H260V196H42ZM42 317H260V320H42Z" />
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
  width: min(70%, 19rem);
  container-type: inline-size;

  ${notPrinted}
`;

const Rung = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 18;
  stroke-linecap: round;
`;

const Stripe = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 4;
`;

const Climber = styled.div`
  --there: translateY(64cqi);
  position: absolute;
  inset: 14% 0 auto;
  display: grid;
  justify-items: center;
  font-size: 6rem;
  font-size: 44cqi;
  line-height: 1;
  ${rebuiltMotion.arrive}
`;
