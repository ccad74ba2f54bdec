import { outreach } from '../../content/outreach';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/outreach/Opening';
import { Purpose } from '../sections/outreach/Purpose';

/** What the team does for schools and younger teams, and how to invite it. */
export function OutreachPage() {
  return (
    <Page head={outreach.head}>
      <Opening {...outreach} />
      <Purpose paragraphs={outreach.paragraphs} />
      <Rest />
    </Page>
  );
}

const Rest = later(
  whenNear('main > :nth-child(3)'),
  async () => (await import('./OutreachPageRest')).OutreachPageRest,
);

OutreachPage.parts = [Rest];
