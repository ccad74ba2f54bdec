import { sponsors } from '../../content/sponsors';
import { Join } from '../sections/sponsors/Join';
import { Tiers } from '../sections/sponsors/Tiers';

/** What lies below the first words of Sponsors. */
export function SponsorsPageRest() {
  return (
    <>
      <Tiers {...sponsors.sponsors} />
      <Join {...sponsors.join} />
    </>
  );
}
