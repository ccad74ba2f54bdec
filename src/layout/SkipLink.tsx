import { styled } from 'styled-components';
import { site } from '../../content/site';
import { mainId } from '../navigation/mainId';
import { color, layer, inPrint, space, type } from '../theme/read';

/** The first link that the keyboard reaches; hidden until then. */
export function SkipLink() {
  return <Skip href={`#${mainId}`}>{site.skipLink}</Skip>;
}

const Skip = styled.a`
  ${type('label')}
  position: fixed;
  top: ${space('s')};
  left: ${space('s')};
  z-index: ${layer('skipLink')};
  padding: ${space('m')} ${space('l')};
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${inPrint} {
    display: none;
  }
`;
