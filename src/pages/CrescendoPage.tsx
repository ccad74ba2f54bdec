import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/crescendo/Hero';
import { Stage } from '../sections/crescendo/Stage';

/** The season of Crescendo: the game, and the robot that the team built for it. */
export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Hero {...crescendo} />
        <Rest />
      </Stage>
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main header + *'),
  async () => (await import('./CrescendoPageRest')).CrescendoPageRest,
);

CrescendoPage.parts = [Rest];
