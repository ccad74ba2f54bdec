import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { later } from '../lib/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/crescendo/Opening';
import { Stage } from '../sections/crescendo/Stage';
import { Below } from '../sections/seasons/Below';

export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Opening {...crescendo} />
        <Below comb="left">
          <Rest />
        </Below>
      </Stage>
    </Page>
  );
}

const Rest = later(
  whenNear('main header + *'),
  async () => (await import('./CrescendoPageRest')).CrescendoPageRest,
);

CrescendoPage.parts = [Rest];
