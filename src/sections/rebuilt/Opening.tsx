import { styled } from 'styled-components';
import type { Picture as PictureContent, RebuiltContent } from '../../../content/contentTypes';
import { Letters } from '../../components/Letters';
import { Picture } from '../../components/Picture';
import { WayHome } from '../../components/WayHome';
import { family, from, layer, space } from '../../theme/read';

interface OpeningProps extends Pick<RebuiltContent, 'title' | 'home'> {
  readonly picture: PictureContent | undefined;
}

/** The name of the game as wide as the window, and the robot in front of it. */
export function Opening({ title, home, picture }: OpeningProps) {
  return (
    <Stage>
      <WayHome {...home} />
      <Title>
        <Letters text={title} pace="title" />
      </Title>
      {picture && (
        <Robot>
          <Picture {...picture} sizes="(min-width: 48em) 60vw, 110vw" isMain />
        </Robot>
      )}
    </Stage>
  );
}

const Stage = styled.header`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  height: 100%;
`;

const Title = styled.h1`
  align-self: end;
  font: 800 min(33vw, 33.5rem, (100vw - 2 * ${space('gutter')}) * 0.36) / 0.86 ${family('display')};
  overflow-wrap: anywhere;
`;

const Robot = styled.div`
  position: relative;
  z-index: ${layer('above')};
  justify-self: end;
  width: min(110vw, 60rem);
  margin: -30% -5% -30% 0;
  pointer-events: none;

  ${from('wide')} {
    width: min(62vw, 62rem);
    margin-block: -28% -26%;
  }
`;
