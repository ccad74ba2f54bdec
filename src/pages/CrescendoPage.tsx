import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { About } from '../sections/crescendo/About';
import { Hero } from '../sections/crescendo/Hero';
import { Results } from '../sections/Results';
import { Robot } from '../sections/crescendo/Robot';
import { Stage } from '../sections/crescendo/Stage';
import { Below } from '../sections/seasons/Below';
import { HomeLink } from '../sections/seasons/HomeLink';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** The season of Crescendo: the game, and the robot that the team built for it. */
export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Hero {...crescendo} home={<HomeLink {...crescendo.home} />} />
        <Below comb="left">
          <About {...crescendo.about} />
          <Robot {...crescendo.robot} />
          <Results {...crescendo.results} />
          <OtherSeasons {...crescendo.otherSeasons} />
        </Below>
      </Stage>
    </Page>
  );
}
