import { contact } from '../../content/contact';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/contact/Opening';
import { TeamContacts } from '../sections/contact/TeamContacts';

/** Whom to write to about what, where the team works, and what the browser stores. */
export function ContactPage() {
  return (
    <Page head={contact.head}>
      <Opening title={contact.title}>
        <TeamContacts {...contact.contacts} />
      </Opening>
      <Rest />
    </Page>
  );
}

const Rest = later(
  whenNear('main > :nth-child(2)'),
  async () => (await import('./ContactPageRest')).ContactPageRest,
);

ContactPage.parts = [Rest];
