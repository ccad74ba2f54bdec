import { sponsors } from '../../content/sponsors';
import { CallToAction } from '../sections/CallToAction';
import { Tiers } from '../sections/sponsors/Tiers';

/** What lies below the first words of Sponsors. */
export function SponsorsPageRest() {
  return (
    <>
      <Tiers {...sponsors.sponsors} />
      <CallToAction {...sponsors.join} />
    </>
  );
}
