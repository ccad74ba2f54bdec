import { outreach } from '../../content/outreach';
import { Page } from '../layout/Page';
import { Entries } from '../sections/outreach/Entries';
import { Invite } from '../sections/outreach/Invite';
import { Opening } from '../sections/outreach/Opening';
import { Purpose } from '../sections/outreach/Purpose';

export function OutreachPage() {
  return (
    <Page head={outreach.head}>
      <Opening {...outreach} />
      <Purpose paragraphs={outreach.paragraphs} />
      <Entries {...outreach.entries} />
      <Invite {...outreach.invite} />
    </Page>
  );
}
