import { useState } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { VideoContent } from '../../content/types/season';
import { hasModifier } from '../lib/addresses';
import { notPrinted } from '../theme/media';
import { color, from, layer, motion, shape, size, space, type } from '../theme/read';
import { cellRatio } from '../theme/shape';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import { Picture } from './Picture';

interface VideoEmbedProps extends Omit<VideoContent, 'privacy'> {
  readonly sizes: string;
}

/**
 * A video behind its poster, which links to it where the host shows it, for those who have no script yet or
 * ask for another tab. A click plays it here. Requests nothing from the video host until then. The sign to
 * play stands only where the video plays.
 */
export function VideoEmbed({ title, poster, id, channel, label, sizes }: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  function play(event: MouseEvent) {
    if (!id || hasModifier(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  }
  if (isPlaying && id) {
    return (
      <Screen>
        <Player
          ref={focusPlayer}
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The host refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </Screen>
    );
  }
  return (
    <Screen>
      <Poster to={id ? `https://www.youtube.com/watch?v=${id}` : channel} onClick={play}>
        <View>
          <Picture {...poster} sizes={sizes} fill="center" />
        </View>
        {id && (
          <Sign>
            <Icon name="play" />
          </Sign>
        )}
        <Label data-surface="night">
          {label}
          {!id && <Icon name="arrow" />}
        </Label>
      </Poster>
    </Screen>
  );
}

/** It takes the focus, because the link that had it is gone. Of the module, so that it runs only once. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus();

const Screen = styled.div`
  isolation: isolate;

  ${notPrinted}
`;

const Player = styled.iframe`
  width: 100%;
  aspect-ratio: 16 / 9;
`;

/** The words stand below the picture, or they would hide part of it. */
const Poster = styled(Anchor)`
  display: grid;
  text-decoration: none;
`;

const View = styled.span`
  position: relative;
  grid-area: 1 / 1;
  aspect-ratio: 16 / 9;
  clip-path: ${shape('panel')};
`;

const Label = styled.span`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${space('s')};
  padding: ${space('m')};

  ${from('compact')} {
    padding-inline: ${space('l')};
  }
`;

const Sign = styled.span`
  position: relative;
  z-index: ${layer('above')};
  grid-area: 1 / 1;
  place-self: center;
  display: grid;
  place-items: center;
  height: clamp(${size('target')}, 7vw, 6rem);
  aspect-ratio: ${cellRatio};
  font-size: clamp(1.25rem, 3.6vw, 3rem);
  clip-path: ${shape('hexagon')};
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  ${motion('respond')}

  a:hover & {
    background-color: ${color('onNight')};
  }
`;
