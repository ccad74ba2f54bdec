import { contact } from '../../content/contact';
import { GetInTouch } from '../sections/contact/GetInTouch';
import { Privacy } from '../sections/contact/Privacy';
import { TeamLocation } from '../sections/contact/TeamLocation';

/** What lies below the contacts. */
export function ContactPageRest() {
  return (
    <>
      <TeamLocation {...contact.location} />
      <GetInTouch {...contact.getInTouch} />
      <Privacy {...contact.privacy} />
    </>
  );
}
