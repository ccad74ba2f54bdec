import { sponsors } from '../../content/sponsors';
import { Page } from '../layout/Page';
import { Join } from '../sections/sponsors/Join';
import { Opening } from '../sections/sponsors/Opening';
import { TeamParagraph } from '../sections/sponsors/TeamParagraph';
import { Tiers } from '../sections/sponsors/Tiers';

export function SponsorsPage() {
  return (
    <Page head={sponsors.head}>
      <Opening {...sponsors} />
      <TeamParagraph {...sponsors.team} />
      <Tiers {...sponsors.sponsors} />
      <Join {...sponsors.join} />
    </Page>
  );
}
