import { rebuilt } from '../../content/seasons/rebuilt';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/rebuilt/Hero';
import { Layer } from '../sections/rebuilt/Layer';
import { Layers } from '../sections/rebuilt/Layers';

/** The season of Rebuilt: the game, and the robot that the team built for it. */
export function RebuiltPage() {
  const [opening] = rebuilt.layers;
  return (
    <Page head={rebuilt.head}>
      <Layers>
        <Layer {...opening}>
          <Hero
            title={rebuilt.title}
            year={rebuilt.year}
            home={<Home {...rebuilt.home} />}
            picture={opening.picture}
          />
        </Layer>
        <Rest />
      </Layers>
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > * > :nth-child(2)'),
  async () => (await import('./RebuiltPageRest')).RebuiltPageRest,
);

const Home = lazyHydrate(
  whenIdle,
  async () => (await import('../sections/seasons/HomeLink')).HomeLink,
);

RebuiltPage.parts = [Home, Rest];
