import { styled } from 'styled-components';
import { drawnInColorsOfText } from '../theme/phrases';
import { color } from '../theme/read';

/** The team's mark: a robotic hornet's head in a hexagon, as large as the text around it. Decorative. */
export function HornetMark() {
  return (
    <Mark viewBox="0 0 64 64" aria-hidden="true">
      <Antennae d="M26 13 20 4H11M38 13 44 4H53" />
      <Head d="M32 8.5 55 21.8V48.2L32 61.5 9 48.2V21.8Z" />
      <Face d="M13.5 23 28.5 31.7V40.2L21 41.5 13.5 35.5ZM50.5 23 35.5 31.7V40.2L43 41.5 50.5 35.5ZM32 16 36 18.3V22.9L32 25.2 28 22.9V18.3ZM9 38.8 32 52.1 55 38.8V43.4L32 56.7 9 43.4Z" />
      <EyeLights d="M17.5 30 24 33.8V37.4L17.5 33.7ZM46.5 30 40 33.8V37.4L46.5 33.7Z" />
    </Mark>
  );
}

const Mark = styled.svg`
  width: 1em;
  height: 1em;
  flex: none;
  ${drawnInColorsOfText}
`;

const Antennae = styled.path`
  fill: none;
  stroke: ${color('signal')};
  stroke-width: 4.4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Head = styled.path`
  fill: ${color('signal')};
`;

const Face = styled.path`
  fill: ${color('onSignal')};
`;

const EyeLights = styled.path`
  fill: ${color('onRust')};
`;
