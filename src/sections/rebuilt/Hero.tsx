import { styled } from 'styled-components';
import type { PictureContent, RebuiltContent } from '../../../content/contentTypes';
import { Picture } from '../../components/Picture';
import { HomeLink } from '../../components/HomeLink';
import { media } from '../../theme/media';
import { color, family, from, layer, inPrint, size, space } from '../../theme/read';
import { SeasonTitle } from '../seasons/SeasonTitle';
import { Fuel } from './Fuel';

interface HeroProps extends Pick<RebuiltContent, 'title' | 'year' | 'home'> {
  readonly picture: PictureContent;
}

/** The name of the game, as wide as the window, behind the robot, which stays in view and shoots. */
export function Hero({ title, year, home, picture }: HeroProps) {
  return (
    <Stage>
      <Way>
        <HomeLink {...home} />
      </Way>
      <Name>
        <SeasonTitle text={title} />
      </Name>
      <Overlay>
        <Year aria-hidden="true" data-year={year} />
        <Robot>
          <Fuel />
          <Picture {...picture} sizes={`${media.wide} min(80vw, 74vh), 104vw`} isMain />
        </Robot>
      </Overlay>
    </Stage>
  );
}

const Stage = styled.header`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;
`;

/** Above the title, because the boxes of its letters are taller than the letters look. */
const Way = styled.div`
  position: relative;
  z-index: ${layer('above')};
  grid-area: 1 / 1;
  display: grid;
  padding-block: ${space('l')};
`;

const Name = styled.div`
  grid-area: 2 / 1;
  padding-top: 9svh;
  font-size: calc(min(${size('page')}, 100vw - 2 * ${space('gutter')}) * 0.36);

  ${from('wide')} {
    padding-top: 3svh;
  }
`;

/** Sticks to the window for as long as the layer lasts. */
const Overlay = styled.div`
  position: sticky;
  top: 0;
  grid-area: 1 / 1 / -1 / -1;
  display: grid;
  align-items: end;
  justify-items: end;
  height: 100svh;
  margin-inline: calc(-1 * ${space('gutter')});
  pointer-events: none;

  ${inPrint} {
    position: static;
    height: auto;
  }
`;

/** The year, behind the robot and cut by the edge of the window. Decorative. */
const Year = styled.span`
  display: none;
  position: absolute;
  bottom: 0;
  left: max(${space('gutter')}, calc(50% - ${size('page')} / 2));
  overflow: clip;
  color: ${color('raised')};
  font: 800 min(30vw, 44svh) / 0.72 ${family('display')};

  &::before {
    content: attr(data-year);
  }

  /* On a phone, the robot stands there. */
  ${from('wide')} {
    display: block;
  }

  ${inPrint} {
    display: none;
  }
`;

const Robot = styled.div`
  position: relative;
  isolation: isolate;
  width: min(104vw, 88svh);
  margin: 0 -4vw 3svh 0;

  ${from('wide')} {
    width: min(80vw, 74svh);
    margin-right: 2vw;
  }
`;
