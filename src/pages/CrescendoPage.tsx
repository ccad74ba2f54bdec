import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { About } from '../sections/crescendo/About';
import { Hall } from '../sections/crescendo/Hall';
import { Opening } from '../sections/crescendo/Opening';
import { Robot } from '../sections/crescendo/Robot';
import { Stage } from '../sections/crescendo/Stage';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Opening {...crescendo} />
        <Hall>
          <About {...crescendo.about} />
          <Robot {...crescendo.robot} />
          <OtherSeasons {...crescendo.otherSeasons} />
        </Hall>
      </Stage>
    </Page>
  );
}
