import { reefscape } from '../../content/seasons/reefscape';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/reefscape/Hero';
import { Sea } from '../sections/reefscape/Sea';

/** The season of Reefscape: the game, and the robot that the team built for it. */
export function ReefscapePage() {
  return (
    <Page head={reefscape.head}>
      <Sea home={<Home {...reefscape.home} />} movement={reefscape.movement}>
        <Hero title={reefscape.title} logo={reefscape.logo} />
        <Rest />
      </Sea>
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main header + *'),
  async () => (await import('./ReefscapePageRest')).ReefscapePageRest,
);

const Home = lazyHydrate(
  whenIdle,
  async () => (await import('../sections/seasons/HomeLink')).HomeLink,
);

ReefscapePage.parts = [Home, Rest];
