import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface VideoPlayerProps {
  readonly title: string;
  /** The video host's id of the video. */
  readonly videoId: string;
}

/** The video host's own player. It starts at once and takes the focus: the button that had it is gone. */
export function VideoPlayer({ title, videoId }: VideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame
      ref={frame}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The host refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

const Frame = styled.iframe`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
`;
