import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** One part of the text about the team. */
export function Chapter(words: TextSection) {
  return <Passage {...words} isBeside />;
}
