import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** What the game is. */
export function Game(words: TextSection) {
  return <Passage {...words} size="display" />;
}
