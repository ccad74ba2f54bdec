import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** One part of what there is to tell about the team. */
export function Chapter(words: TextSection) {
  return <Passage {...words} isBeside />;
}
