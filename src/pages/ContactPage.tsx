import { contact } from '../../content/contact';
import { Page } from '../layout/Page';
import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenNear } from '../lib/whenNear';
import { Hero } from '../sections/contact/Hero';
import { TeamContacts } from '../sections/contact/TeamContacts';

/** Whom to write to about what, where the team works, and what the browser stores. */
export function ContactPage() {
  return (
    <Page head={contact.head}>
      <Hero title={contact.title}>
        <TeamContacts {...contact.contacts} />
      </Hero>
      <Rest />
    </Page>
  );
}

const Rest = lazyHydrate(
  whenNear('main > :nth-child(2)'),
  async () => (await import('./ContactPageRest')).ContactPageRest,
);

ContactPage.parts = [Rest];
