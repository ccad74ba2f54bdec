import { contact } from '../../content/contact';
import { GetInTouch } from '../sections/contact/GetInTouch';
import { TeamLocation } from '../sections/contact/TeamLocation';
import { Passage } from '../sections/Passage';

/** What lies below the contacts. */
export function ContactPageRest() {
  return (
    <>
      <TeamLocation {...contact.location} />
      <GetInTouch {...contact.getInTouch} />
      <Passage {...contact.privacy} isBeside />
    </>
  );
}
