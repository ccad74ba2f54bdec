import { outreach } from '../../content/outreach';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Entries } from '../sections/outreach/Entries';
import { Hero } from '../sections/outreach/Hero';
import { Purpose } from '../sections/outreach/Purpose';

/** What the team does for schools and younger teams, and how to invite it. */
export function OutreachPage() {
  return (
    <Page head={outreach.head}>
      <Hero {...outreach} />
      <Purpose paragraphs={outreach.paragraphs} />
      <Entries {...outreach.entries} />
      <CallToAction {...outreach.invite} emblem="rings" />
    </Page>
  );
}
