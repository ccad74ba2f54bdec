import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/types/home';
import { Picture } from '../../components/Picture';
import { filling, layered } from '../../theme/phrases';
import { inPrint, media, notPrinted } from '../../theme/media';
import { color, from, layer, size, space } from '../../theme/read';
import { scrim } from '../../theme/pattern';
import { Passage } from '../Passage';

/** The build season: words on the quiet side of its picture, or below it in narrow windows. */
export function BuildSeason({ picture, ...words }: HomeContent['buildSeason']) {
  return (
    <Workshop data-bleed data-surface="night">
      <View>
        <Picture {...picture} sizes={`${media.full} 100vw, 119vw`} fill="lowerRight" />
      </View>
      <Words {...words} />
    </Workshop>
  );
}

const Workshop = styled.div`
  ${layered}

  ${from('full')} {
    display: grid;
    align-items: center;
    min-height: min(56.25vw, 68rem);
  }
`;

const View = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;

  ${from('full')} {
    ${filling}
    z-index: ${layer('below')};
    aspect-ratio: auto;
  }

  &::after {
    content: '';
    ${filling}
    background: linear-gradient(0deg, ${color('paper')}, transparent 45%);

    ${from('full')} {
      background: ${scrim.side}, ${scrim.edge};
    }
  }

  ${notPrinted}
`;

const Words = styled(Passage)`
  padding: 0 ${size('margin')} ${space('section')};

  ${from('full')} {
    padding-top: ${space('section')};

    & > * {
      max-width: 42%;
    }
  }

  ${inPrint} {
    padding: 0;
  }
`;
