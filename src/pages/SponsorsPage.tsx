import { sponsors } from '../../content/sponsors';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/sponsors/Opening';
import { TeamParagraph } from '../sections/sponsors/TeamParagraph';

/** Who supports the team, and how to become a sponsor. */
export function SponsorsPage() {
  return (
    <Page head={sponsors.head}>
      <Opening {...sponsors} />
      <TeamParagraph {...sponsors.team} />
      <Rest />
    </Page>
  );
}

const Rest = later(
  whenNear('main > :nth-child(3)'),
  async () => (await import('./SponsorsPageRest')).SponsorsPageRest,
);

SponsorsPage.parts = [Rest];
