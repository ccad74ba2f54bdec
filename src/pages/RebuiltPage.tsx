import { rebuilt } from '../../content/seasons/rebuilt';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Layers } from '../sections/rebuilt/Layers';
import { Hero } from '../sections/rebuilt/Hero';

/** The season of Rebuilt: the game, and the robot that the team built for it. */
export function RebuiltPage() {
  const [first] = rebuilt.layers;
  return (
    <Page head={rebuilt.head}>
      <Layers layers={rebuilt.layers}>
        <Hero title={rebuilt.title} home={rebuilt.home} picture={first?.picture} />
        <Game {...rebuilt.game} />
        <Robot {...rebuilt.robot} />
        <Foot />
      </Layers>
    </Page>
  );
}

const whenNearSecondLayer = whenNear('main > * > :nth-child(2)');
const Game = lazyHydrate(
  whenNearSecondLayer,
  async () => (await import('../sections/rebuilt/Game')).Game,
);
const Robot = lazyHydrate(
  whenNearSecondLayer,
  async () => (await import('../sections/rebuilt/Robot')).Robot,
);
const Foot = lazyHydrate(
  whenNearSecondLayer,
  async () => (await import('./RebuiltPageFoot')).RebuiltPageFoot,
);

RebuiltPage.parts = [Game, Robot, Foot];
