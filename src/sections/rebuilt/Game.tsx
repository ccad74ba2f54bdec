import type { TextSection } from '../../../content/contentTypes';
import { Passage } from '../Passage';
import { Hub } from './Hub';
import { Scene } from './Scene';

/** What the game is. */
export function Game(words: TextSection) {
  return (
    <Scene drawing={<Hub />} side="right">
      <Passage {...words} size="display" />
    </Scene>
  );
}
