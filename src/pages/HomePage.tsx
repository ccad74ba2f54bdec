import { home } from '../../content/home';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { Passage } from '../sections/Passage';

/** Who the team is, what it does, when it meets and how to join. */
export function HomePage() {
  return (
    <Page head={home.head}>
      <Banner />
      <Passage {...home.intro} isStriped isBeside />
      <Joining />
      <Rest />
    </Page>
  );
}

const Banner = lazyHydrate(whenIdle, async () => (await import('./HomePageBanner')).HomePageBanner);

const Joining = lazyHydrate(
  whenNear('main > :nth-child(3)'),
  async () => (await import('./HomePageJoining')).HomePageJoining,
);

const Rest = lazyHydrate(
  whenNear('main > :nth-child(4)'),
  async () => (await import('./HomePageRest')).HomePageRest,
);

HomePage.parts = [Banner, Joining, Rest];
