import { seasonPage } from '../../content/seasonPage';
import { rebuilt } from '../../content/seasons/2026-rebuilt';
import { Page } from '../layout/Page';
import { Results } from '../sections/Results';
import { Game } from '../sections/rebuilt/Game';
import { Hero } from '../sections/rebuilt/Hero';
import { Layer } from '../sections/rebuilt/Layer';
import { Layers } from '../sections/rebuilt/Layers';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Poster } from '../sections/seasons/Poster';
import { Robot } from '../sections/seasons/Robot';

/** The season of Rebuilt: the game, and the robot that the team built for it. */
export function RebuiltPage() {
  const [opening, second, third, foot] = rebuilt.page.layers;
  const { head, title, year, home, game, robot, results, links, otherSeasons, poster } =
    seasonPage(rebuilt);
  return (
    <Page head={head}>
      <Poster {...poster} />
      <Layers>
        <Layer {...opening} hasComb>
          <Hero title={title} year={year} home={home} picture={rebuilt.page.opening} />
        </Layer>
        <Layer {...second}>
          <Game {...game} />
        </Layer>
        <Layer {...third}>{robot && <Robot {...robot} links={links} />}</Layer>
        <Layer {...foot}>
          {results && <Results {...results} />}
          <OtherSeasons {...otherSeasons} />
        </Layer>
      </Layers>
    </Page>
  );
}
