import { crescendo } from '../../content/seasons/crescendo';
import { About } from '../sections/crescendo/About';
import { Robot } from '../sections/crescendo/Robot';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** What lies below the ring. */
export function CrescendoPageRest() {
  return (
    <>
      <About {...crescendo.about} />
      <Robot {...crescendo.robot} />
      <OtherSeasons {...crescendo.otherSeasons} />
    </>
  );
}
