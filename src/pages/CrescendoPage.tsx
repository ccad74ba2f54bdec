import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/crescendo/Opening';
import { Stage } from '../sections/crescendo/Stage';

/** The season of Crescendo: the game, and the robot that the team built for it. */
export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Opening {...crescendo} />
        <Rest />
      </Stage>
    </Page>
  );
}

const Rest = later(
  whenNear('main header + *'),
  async () => (await import('./CrescendoPageRest')).CrescendoPageRest,
);

CrescendoPage.parts = [Rest];
