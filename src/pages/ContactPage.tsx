import { contact } from '../../content/contact';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Hero } from '../sections/contact/Hero';
import { TeamContacts } from '../sections/contact/TeamContacts';
import { TeamLocation } from '../sections/contact/TeamLocation';
import { Privacy } from '../sections/contact/Privacy';

/** What to write about and to whom, where the team works, and what the browser stores. */
export function ContactPage() {
  return (
    <Page head={contact.head}>
      <Hero title={contact.title} topics={contact.topics} />
      <TeamContacts {...contact.contacts} />
      <TeamLocation {...contact.location} />
      <CallToAction {...contact.getInTouch} />
      <Privacy {...contact.privacy} />
    </Page>
  );
}
