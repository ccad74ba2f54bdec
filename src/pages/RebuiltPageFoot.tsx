import { rebuilt } from '../../content/seasons/rebuilt';
import { OtherSeasons } from '../sections/seasons/OtherSeasons';

/** The last layer of Rebuilt: the way on. */
export function RebuiltPageFoot() {
  return <OtherSeasons {...rebuilt.otherSeasons} />;
}
