import { seasonPage } from '../../content/seasonPage';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { Page } from '../layout/Page';
import { Hero } from '../sections/crescendo/Hero';
import { Results } from '../sections/Results';
import { Below } from '../sections/seasons/Below';
import { Hall } from '../sections/seasons/Hall';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';
import { Poster } from '../sections/seasons/Poster';
import { Robot } from '../sections/seasons/Robot';
import { Statement } from '../sections/Statement';

const { about, ...opening } = crescendo.page;

/** The season of Crescendo: the game, and the robot that the team built for it. */
export function CrescendoPage() {
  const { head, title, home, robot, results, otherSeasons, poster } = seasonPage(crescendo);
  return (
    <Page head={head}>
      <Poster {...poster} />
      <Hall color={crescendo.color}>
        <Hero {...opening} title={title} home={home} />
        <Below>
          <Statement {...about} />
          {robot && <Robot {...robot} />}
          {results && <Results {...results} />}
          <OtherSeasons {...otherSeasons} />
        </Below>
      </Hall>
    </Page>
  );
}
