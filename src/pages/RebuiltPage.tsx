import { rebuilt } from '../../content/seasons/rebuilt';
import { Page } from '../layout/Page';
import { Foot } from '../sections/rebuilt/Foot';
import { Game } from '../sections/rebuilt/Game';
import { Hero } from '../sections/rebuilt/Hero';
import { Layer } from '../sections/rebuilt/Layer';
import { Layers } from '../sections/rebuilt/Layers';
import { HomeLink } from '../sections/seasons/HomeLink';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Robot } from '../sections/seasons/Robot';

/** The season of Rebuilt: the game, and the robot that the team built for it. */
export function RebuiltPage() {
  const [opening, game, robot, foot] = rebuilt.layers;
  return (
    <Page head={rebuilt.head}>
      <Layers>
        <Layer {...opening} hasComb>
          <Hero
            title={rebuilt.title}
            year={rebuilt.year}
            home={<HomeLink {...rebuilt.home} />}
            picture={opening.picture}
          />
        </Layer>
        <Layer {...game}>
          <Game {...rebuilt.game} />
        </Layer>
        <Layer {...robot}>
          <Robot {...rebuilt.robot} isFramed />
        </Layer>
        <Layer {...foot}>
          <Foot>
            <OtherSeasons {...rebuilt.otherSeasons} />
          </Foot>
        </Layer>
      </Layers>
    </Page>
  );
}
