import { styled } from 'styled-components';
import { HornetMark } from '../../components/HornetMark';
import { color, onSheet } from '../../theme/read';
import { rebuiltMotion } from '../../theme/rebuilt';

/** A tower of three rungs. As the page scrolls the hornet climbs it. Decoration. */
export function Tower() {
  return (
    <Place aria-hidden="true">
      <svg viewBox="0 0 300 460" focusable="false">
        <Upright d="M70 20V440M230 20V440" />
        <Rung d="M34 72H266M34 196H266M34 320H266" />
        <Foot d="M14 450H286" />
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

  ${onSheet} {
    display: none;
  }
`;

const Upright = styled.path`
  fill: none;
  stroke: ${color('edge')};
  stroke-width: 12;
`;

const Rung = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 14;
  stroke-linecap: round;
`;

const Foot = styled.path`
  fill: none;
  stroke: ${color('ink')};
  stroke-width: 18;
`;

const Climber = styled.div`
  --there: translateY(64cqi);
  position: absolute;
  inset: 14% 0 auto;
  display: grid;
  justify-items: center;
  font-size: 44cqi;
  line-height: 1;
  ${rebuiltMotion.arrive}
`;
