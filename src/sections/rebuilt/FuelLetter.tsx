import { css, styled } from 'styled-components';
import { motion } from '../../theme/read';
import { fuel, rebuiltMotion } from '../../theme/rebuilt';

/** The I of the title as a column of balls, which fly up from the robot's hopper (Hero.tsx places it). */
export function FuelLetter() {
  return (
    <Column>
      {places.map((place) => (
        <span key={place} />
      ))}
    </Column>
  );
}

/** Of the balls, from the top. */
const places = [1, 2, 3, 4, 5];

/** As tall as the letter that it is, and as heavy as its neighbors. */
const Column = styled.span`
  position: absolute;
  inset: 0.001em auto auto calc(50% - 0.082em);
  width: 0.164em;

  & > span {
    display: block;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(circle at 36% 28%, currentColor, transparent), ${fuel};
    color: var(--light, transparent);
    ${motion('light')}
    ${rebuiltMotion.fly}
  }

  ${places.map(
    (place) => css`
      & > :nth-child(${place}) {
        --turn: ${5 - place};
        --hopper: translate(
          var(--aside),
          calc(var(--hopper-y) + ${((5 - place) * 0.164).toFixed(3)}em)
        );
      }
    `,
  )}
`;
