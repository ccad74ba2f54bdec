import { crescendo } from '../../content/seasons/crescendo';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/crescendo/Hero';
import { Stage } from '../sections/crescendo/Stage';

/** The season of Crescendo: the game, and the robot that the team built for it. */
export function CrescendoPage() {
  return (
    <Page head={crescendo.head}>
      <Stage>
        <Hero {...crescendo} home={<Home {...crescendo.home} />} />
        <Rest />
      </Stage>
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main header + *'),
  async () => (await import('./CrescendoPageRest')).CrescendoPageRest,
);

const Home = lazyHydrate(
  whenIdle,
  async () => (await import('../sections/seasons/HomeLink')).HomeLink,
);

CrescendoPage.parts = [Home, Rest];
