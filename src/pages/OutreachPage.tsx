import { outreach } from '../../content/outreach';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/outreach/Hero';
import { Purpose } from '../sections/outreach/Purpose';

/** What the team does for schools and younger teams, and how to invite it. */
export function OutreachPage() {
  return (
    <Page head={outreach.head}>
      <Hero {...outreach} />
      <Purpose paragraphs={outreach.paragraphs} />
      <Rest />
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > :nth-child(3)'),
  async () => (await import('./OutreachPageRest')).OutreachPageRest,
);

OutreachPage.parts = [Rest];
