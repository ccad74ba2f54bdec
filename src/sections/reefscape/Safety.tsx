import { styled } from 'styled-components';
import type { ReefscapeContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { VideoEmbed } from '../../components/VideoEmbed';
import { space } from '../../theme/read';

type SafetyProps = ReefscapeContent['safety'] & {
  /** The words on the poster. */
  readonly label: string;
};

/** The safety animation of the season. */
export function Safety({ title, video, label }: SafetyProps) {
  return (
    <Show>
      <Heading level={2}>{title}</Heading>
      <VideoEmbed
        title={video.title}
        poster={video.poster}
        videoId={video.id}
        channel={video.channel}
        label={label}
      />
    </Show>
  );
}

const Show = styled.section`
  display: grid;
  gap: ${space('xl')};
`;
