import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** Who we are, in two paragraphs. */
export function Introduction(intro: TextSection) {
  return <Passage {...intro} isStriped isBeside />;
}
