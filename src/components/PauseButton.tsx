import type { PauseWords } from '../../content/contentTypes';
import { IconButton } from './IconButton';

interface PauseButtonProps {
  readonly words: PauseWords;
  readonly isPaused: boolean;
  readonly onPress: () => void;
}

/** Pauses what moves by itself, and lets it go on. */
export function PauseButton({ words, isPaused, onPress }: PauseButtonProps) {
  return isPaused ? (
    <IconButton icon="play" label={words.play} onPress={onPress} />
  ) : (
    <IconButton icon="pause" label={words.pause} onPress={onPress} />
  );
}
