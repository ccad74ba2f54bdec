import { contact } from '../../content/contact';
import { Page } from '../layout/Page';
import { GetInTouch } from '../sections/contact/GetInTouch';
import { Hero } from '../sections/contact/Hero';
import { TeamContacts } from '../sections/contact/TeamContacts';
import { TeamLocation } from '../sections/contact/TeamLocation';
import { Passage } from '../sections/Passage';

/** Whom to write to about what, where the team works, and what the browser stores. */
export function ContactPage() {
  return (
    <Page head={contact.head}>
      <Hero title={contact.title}>
        <TeamContacts {...contact.contacts} />
      </Hero>
      <TeamLocation {...contact.location} />
      <GetInTouch {...contact.getInTouch} />
      <Passage {...contact.privacy} isBeside />
    </Page>
  );
}
