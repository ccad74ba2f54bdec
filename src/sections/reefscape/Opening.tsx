import { styled } from 'styled-components';
import type { ReefscapeContent } from '../../../content/contentTypes';
import { Letters } from '../../components/Letters';
import { Picture } from '../../components/Picture';
import { WayHome } from '../../components/WayHome';
import { color, family, layer, space } from '../../theme/read';

type OpeningProps = Pick<ReefscapeContent, 'title' | 'home' | 'logo'>;

/** The reef in front of the name of the game, light falling in from above. */
export function Opening({ title, home, logo }: OpeningProps) {
  return (
    <Water data-bleed data-surface="reef">
      <Way>
        <WayHome {...home} />
      </Way>
      <Title>
        <Letters text={title} pace="title" />
      </Title>
      <Reef>
        <Picture {...logo} sizes="(min-width: 75em) 75rem, 120vw" isMain />
      </Reef>
    </Water>
  );
}

const Water = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  justify-items: center;
  min-height: 100svh;
  overflow: clip;

  &[data-surface] {
    background: linear-gradient(${color('deep')}, ${color('paper')});
  }
`;

const Way = styled.div`
  justify-self: stretch;
  padding: ${space('l')} ${space('gutter')};
`;

const Title = styled.h1`
  align-self: end;
  max-width: 100%;
  font: 800 21.5vw / 0.86 ${family('display')};
  overflow-wrap: anywhere;
`;

const Reef = styled.div`
  position: relative;
  z-index: ${layer('above')};
  width: max(100%, 44rem);
  max-width: 86rem;
  margin-top: -14vw;
`;
