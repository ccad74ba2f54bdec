import { styled } from 'styled-components';
import type { AnimationContent } from '../../content/types/season';
import { animations } from '../generated/animations';
import { usePlaying } from '../motion/calm';
import { filling } from '../theme/phrases';
import { media } from '../theme/media';
import { layer, shape, space } from '../theme/read';
import { PauseButton } from './IconButton';
import { Picture } from './Picture';

interface AnimationProps extends AnimationContent {
  readonly sizes: string;
}

/**
 * A short silent film over its first frame. It plays by itself where movement is welcome, and the visitor
 * can always stop and start it. Throws when the build has no animation of that name.
 */
export function Animation({ file, alt, pause, play, sizes }: AnimationProps) {
  const [isPlaying, toggle] = usePlaying();
  // Looked up even while nothing moves, so that a missing file fails the build.
  const [avif, webp, gif] = ['avif', 'webp', 'gif'].map((format) => addressOf(`${file}.${format}`));
  return (
    <Screen>
      <Picture file={`${file}-still.jpg`} alt={alt} sizes={sizes} />
      {isPlaying && (
        <picture>
          <source type="image/avif" media={media.movingAvif} srcSet={avif} />
          <source type="image/webp" srcSet={webp} />
          <Moving src={gif} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      <Corner>
        <PauseButton words={{ pause, play }} isPaused={!isPlaying} onPress={toggle} />
      </Corner>
    </Screen>
  );
}

function addressOf(file: string): string {
  const address = animations[file];
  if (!address) throw new Error(`The picture manifest has no animation "${file}".`);
  return address;
}

const Screen = styled.div`
  position: relative;
  isolation: isolate;
  clip-path: ${shape('panel')};
`;

const Moving = styled.img`
  ${filling}
  object-fit: cover;
`;

const Corner = styled.div`
  position: absolute;
  inset: auto auto ${space('m')} ${space('m')};
  z-index: ${layer('above')};
`;
