import { sponsors } from '../../content/sponsors';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { ParallaxHeader } from '../sections/ParallaxHeader';
import { Passage } from '../sections/Passage';
import { Statement } from '../sections/Statement';
import { Reach } from '../sections/sponsors/Reach';
import { Support } from '../sections/sponsors/Support';
import { Tiers } from '../sections/sponsors/Tiers';

/** Who gives support, what it does, and how to become a sponsor. */
export function SponsorsPage() {
  return (
    <Page head={sponsors.head}>
      <ParallaxHeader title={sponsors.title} picture={sponsors.picture} />
      <Tiers {...sponsors.sponsors} />
      <Support {...sponsors.support} />
      <Statement {...sponsors.team} />
      <Reach {...sponsors.join} {...sponsors.paper} />
      <Passage {...sponsors.mentors} isBeside />
      <CallToAction {...sponsors.join} emblem="gears" />
    </Page>
  );
}
