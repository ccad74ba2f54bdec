import { sponsors } from '../../content/sponsors';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { ParallaxHeader } from '../sections/ParallaxHeader';
import { TeamParagraph } from '../sections/sponsors/TeamParagraph';
import { Tiers } from '../sections/sponsors/Tiers';

/** Who supports the team, and how to become a sponsor. */
export function SponsorsPage() {
  return (
    <Page head={sponsors.head}>
      <ParallaxHeader title={sponsors.title} picture={sponsors.picture} />
      <TeamParagraph {...sponsors.team} />
      <Tiers {...sponsors.sponsors} />
      <CallToAction {...sponsors.join} />
    </Page>
  );
}
