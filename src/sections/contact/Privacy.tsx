import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** What the site and the visitor's browser store. */
export function Privacy(words: TextSection) {
  return <Passage {...words} isBeside />;
}
