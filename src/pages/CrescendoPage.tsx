import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { About } from '../sections/crescendo/About';
import { Opening } from '../sections/crescendo/Opening';
import { Robot } from '../sections/crescendo/Robot';
import { Stage } from '../sections/crescendo/Stage';
import { Below } from '../sections/seasons/Below';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Opening {...crescendo} />
        <Below comb="left">
          <About {...crescendo.about} />
          <Robot {...crescendo.robot} />
          <OtherSeasons {...crescendo.otherSeasons} />
        </Below>
      </Stage>
    </Page>
  );
}
