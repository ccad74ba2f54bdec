import { sponsors } from '../../content/sponsors';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { ParallaxHeader } from '../sections/ParallaxHeader';
import { TeamParagraph } from '../sections/sponsors/TeamParagraph';

/** Who supports the team, and how to become a sponsor. */
export function SponsorsPage() {
  return (
    <Page head={sponsors.head}>
      <ParallaxHeader title={sponsors.title} picture={sponsors.picture} />
      <TeamParagraph {...sponsors.team} />
      <Rest />
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > :nth-child(3)'),
  async () => (await import('./SponsorsPageRest')).SponsorsPageRest,
);

SponsorsPage.parts = [Rest];
