import { outreach } from '../../content/outreach';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Entries } from '../sections/outreach/Entries';
import { ParallaxHeader } from '../sections/ParallaxHeader';
import { Statement } from '../sections/Statement';

/** What the team does for schools and younger teams, and how to invite it. */
export function OutreachPage() {
  return (
    <Page head={outreach.head}>
      <ParallaxHeader
        title={outreach.title}
        picture={outreach.picture}
        cheer={outreach.placeholder}
      />
      <Statement paragraphs={outreach.paragraphs} />
      <Entries {...outreach.entries} />
      <CallToAction {...outreach.invite} emblem="rings" />
    </Page>
  );
}
