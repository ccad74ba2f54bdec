import { about } from '../../content/about';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Chapter } from '../sections/about/Chapter';
import { Figures } from '../sections/about/Figures';
import { Hero } from '../sections/about/Hero';

/** The story and mission of the team, in figures and in words, then its robots and its results. */
export function AboutPage() {
  return (
    <Page head={about.head}>
      <Hero title={about.title} picture={about.picture} />
      <Figures figures={about.figures} />
      <Chapter {...about.story} />
      <Chapter {...about.mission} />
      <Rest />
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > :nth-child(5)'),
  async () => (await import('./AboutPageRest')).AboutPageRest,
);

AboutPage.parts = [Rest];
