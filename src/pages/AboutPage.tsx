import { about } from '../../content/about';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Figures } from '../sections/about/Figures';
import { Hero } from '../sections/about/Hero';
import { Passage } from '../sections/Passage';

/** Who the team is: its story and mission, its year, its robots, its results, and how to join. */
export function AboutPage() {
  return (
    <Page head={about.head}>
      <Hero title={about.title} picture={about.picture} />
      <Figures figures={about.figures} />
      <Passage {...about.story} isBeside />
      <Passage {...about.mission} isBeside />
      <Rest />
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > :nth-child(5)'),
  async () => (await import('./AboutPageRest')).AboutPageRest,
);

AboutPage.parts = [Rest];
