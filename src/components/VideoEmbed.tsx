import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import type { Picture as PictureContent } from '../../content/contentTypes';
import { color, motion, onSheet, scrim, shape, size, space, type } from '../theme/read';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import { Picture } from './Picture';

interface VideoEmbedProps {
  /** What the video is called. */
  readonly title: string;
  readonly poster: PictureContent;
  /** As the video host knows it; without one the poster leads to the channel. */
  readonly videoId?: string;
  readonly channel: string;
  /** The words on the poster. */
  readonly label: string;
}

/** A video behind its poster. Nothing is asked of the video host before the visitor asks for the video. */
export function VideoEmbed({ title, poster, videoId, channel, label }: VideoEmbedProps) {
  const [isPlaying, setPlaying] = useState(false);
  const face = (
    <>
      <Picture {...poster} sizes="(min-width: 48em) 60rem, 100vw" fill="center" />
      <Words>
        <Sign>
          <Icon name="play" />
        </Sign>
        {label}
      </Words>
    </>
  );
  if (isPlaying && videoId) return <Player title={title} videoId={videoId} />;
  return (
    <Screen data-surface="night">
      {videoId ? (
        <PosterButton type="button" onClick={() => setPlaying(true)}>
          {face}
        </PosterButton>
      ) : (
        <PosterLink to={channel}>{face}</PosterLink>
      )}
    </Screen>
  );
}

function Player({ title, videoId }: { readonly title: string; readonly videoId: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Screen>
      <Frame
        ref={frame}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The host refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </Screen>
  );
}

const Screen = styled.div`
  position: relative;
  isolation: isolate;
  aspect-ratio: 16 / 9;
  background-color: ${color('night')};

  ${onSheet} {
    display: none;
  }
`;

const cover = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end start;
  width: 100%;
  color: ${color('onNight')};
  text-align: left;
  text-decoration: none;
`;

const PosterButton = styled.button`
  ${cover}
`;

const PosterLink = styled(Anchor)`
  ${cover}
`;

const Words = styled.span`
  ${type('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space('m')};
  width: 100%;
  padding: ${space('xxl')} ${space('l')} ${space('l')};
  background: ${scrim('foot')};
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(${size('target')} * 1.155);
  height: ${size('target')};
  clip-path: ${shape('hexagon')};
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  ${motion('respond')}

  :is(a, button):hover & {
    background-color: ${color('onNight')};
  }
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
`;
