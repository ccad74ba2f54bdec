import { outreach } from '../../content/outreach';
import { Entries } from '../sections/outreach/Entries';
import { Invite } from '../sections/outreach/Invite';

/** What lies below the purpose of Outreach. */
export function OutreachPageRest() {
  return (
    <>
      <Entries {...outreach.entries} />
      <Invite {...outreach.invite} />
    </>
  );
}
