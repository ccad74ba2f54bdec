import { contact } from '../../content/contact';
import { Page } from '../layout/Page';
import { GetInTouch } from '../sections/contact/GetInTouch';
import { Opening } from '../sections/contact/Opening';
import { Privacy } from '../sections/contact/Privacy';
import { TeamContacts } from '../sections/contact/TeamContacts';
import { TeamLocation } from '../sections/contact/TeamLocation';

export function ContactPage() {
  return (
    <Page head={contact.head}>
      <Opening title={contact.title}>
        <TeamContacts {...contact.contacts} />
      </Opening>
      <TeamLocation {...contact.location} />
      <GetInTouch {...contact.getInTouch} />
      <Privacy {...contact.privacy} />
    </Page>
  );
}
