import { styled } from 'styled-components';
import type { CrescendoContent } from '../../../content/contentTypes';
import { Letters } from '../../components/Letters';
import { Picture } from '../../components/Picture';
import { WayHome } from '../../components/WayHome';
import { color, family, layer, space } from '../../theme/read';

type OpeningProps = Pick<CrescendoContent, 'title' | 'home' | 'logo'>;

/** A note and the waves that go out from it, over the name of the game. */
export function Opening({ title, home, logo }: OpeningProps) {
  return (
    <Stage data-bleed data-surface="stage">
      <Way>
        <WayHome {...home} />
      </Way>
      <Note>
        <Waves viewBox="-500 -500 1000 1000" aria-hidden="true" focusable="false">
          <circle r="150" />
          <circle r="250" />
          <circle r="360" />
          <circle r="480" />
        </Waves>
        <Picture {...logo} sizes="(min-width: 48em) 36rem, 80vw" isMain />
      </Note>
      <Title>
        <Letters text={title} pace="title" />
      </Title>
    </Stage>
  );
}

const Stage = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: space-between;
  min-height: 100svh;
  padding-bottom: ${space('xl')};
  overflow: clip;
`;

const Way = styled.div`
  justify-self: stretch;
  padding: ${space('l')} ${space('gutter')};
`;

const Note = styled.div`
  position: relative;
  width: min(80vw, 58svh);
`;

const Waves = styled.svg`
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: ${layer('below')};
  width: max(100vw, 100svh);
  max-width: none;
  overflow: visible;
  fill: ${color('glow')};
  stroke: ${color('edge')};
  stroke-width: 1;
  transform: translate(-50%, -50%);
`;

const Title = styled.h1`
  max-width: 100%;
  font: 800 22vw / 0.86 ${family('display')};
  overflow-wrap: anywhere;
`;
