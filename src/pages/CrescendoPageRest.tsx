import { crescendo } from '../../content/seasons/crescendo';
import { About } from '../sections/crescendo/About';
import { Results } from '../sections/crescendo/Results';
import { Robot } from '../sections/crescendo/Robot';
import { Below } from '../sections/seasons/Below';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** What lies below the opening. */
export function CrescendoPageRest() {
  return (
    <Below comb="left">
      <About {...crescendo.about} />
      <Robot {...crescendo.robot} />
      <Results {...crescendo.results} />
      <OtherSeasons {...crescendo.otherSeasons} />
    </Below>
  );
}
