import { rebuilt } from '../../content/seasons/rebuilt';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Layers } from '../sections/rebuilt/Layers';
import { Opening } from '../sections/rebuilt/Opening';

/** The season of Rebuilt: the game, and the robot that the team built for it. */
export function RebuiltPage() {
  const [first] = rebuilt.layers;
  return (
    <Page head={rebuilt.head}>
      <Layers layers={rebuilt.layers}>
        <Opening title={rebuilt.title} home={rebuilt.home} picture={first?.picture} />
        <Game {...rebuilt.game} />
        <Robot {...rebuilt.robot} />
        <Foot />
      </Layers>
    </Page>
  );
}

const whenNearSecondLayer = whenNear('main > * > :nth-child(2)');
const Game = later(
  whenNearSecondLayer,
  async () => (await import('../sections/rebuilt/Game')).Game,
);
const Robot = later(
  whenNearSecondLayer,
  async () => (await import('../sections/rebuilt/Robot')).Robot,
);
const Foot = later(
  whenNearSecondLayer,
  async () => (await import('./RebuiltPageFoot')).RebuiltPageFoot,
);

RebuiltPage.parts = [Game, Robot, Foot];
