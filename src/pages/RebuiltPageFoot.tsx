import { rebuilt } from '../../content/seasons/rebuilt';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** The last layer of Rebuilt: links to the other seasons. */
export function RebuiltPageFoot() {
  return <OtherSeasons {...rebuilt.otherSeasons} />;
}
