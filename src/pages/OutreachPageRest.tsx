import { outreach } from '../../content/outreach';
import { CallToAction } from '../sections/CallToAction';
import { Entries } from '../sections/outreach/Entries';

/** What lies below the purpose of Outreach. */
export function OutreachPageRest() {
  return (
    <>
      <Entries {...outreach.entries} />
      <CallToAction {...outreach.invite} />
    </>
  );
}
