import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../../components/Passage';

/** What the game was. */
export function Game(words: TextSection) {
  return <Passage {...words} isBeside isStriped />;
}
