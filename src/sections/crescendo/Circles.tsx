import { css, styled } from 'styled-components';
import { circleLead, circleStarts, circles } from '../../motion/circles';
import { from, layer, notPrinted } from '../../theme/read';
import { crescendoMotion, sound } from '../../theme/crescendo';

/** Circles of sound that spread from the middle of their positioned parent. Decorative. */
export function Circles() {
  return (
    <Sound aria-hidden="true">
      {circleStarts.map((start) => (
        <span key={start} />
      ))}
    </Sound>
  );
}

/** The scales of the circles when they do not move: the largest ends above what follows the note's scene. */
const still = [0.22, 0.33, 0.44, 0.54];

const Sound = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: ${layer('below')};

  & > span {
    --loudness: ${circles.opacity};
    position: absolute;
    inset: -27rem;
    width: 54rem;
    height: 54rem;
    border-radius: 50%;
    background: ${sound};
    opacity: ${circles.opacity};
    animation-duration: ${circles.lasts}ms;
    pointer-events: none;
    ${crescendoMotion.expand}
  }

  /* Half the size in small windows. */
  ${from('moving')} {
    & > span {
      inset: -54rem;
      width: 108rem;
      height: 108rem;
    }
  }

  ${circleStarts.map(
    (start, index) => css`
      & > span:nth-child(${index + 1}) {
        transform: scale(${still[index]});
        animation-delay: ${start - circleLead}ms;
      }
    `,
  )}

  ${notPrinted}
`;
