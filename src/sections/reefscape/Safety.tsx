import { styled } from 'styled-components';
import type { ReefscapeRestContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { VideoEmbed } from '../../components/VideoEmbed';
import { media } from '../../theme/media';
import { from, notPrinted, space } from '../../theme/read';

type SafetyProps = ReefscapeRestContent['safety'] & {
  readonly label: string;
  /** What playing the video means for the visitor's privacy; absent where it does not play on this site. */
  readonly privacy?: string;
};

/** The season's safety animation. */
export function Safety({ title, video, label, privacy }: SafetyProps) {
  return (
    <Show>
      <Heading level={2}>{title}</Heading>
      <VideoEmbed
        title={video.title}
        poster={video.poster}
        videoId={video.id}
        channel={video.channel}
        label={label}
        sizes={`${media.full} 45rem, 92vw`}
      />
      {privacy && <p>{privacy}</p>}
    </Show>
  );
}

const Show = styled.section`
  display: grid;
  gap: ${space('xl')};

  ${from('full')} {
    grid-template-columns: 7fr 5fr;
    gap: ${space('m')} ${space('xxl')};

    & > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }

    & > :not(:nth-child(2)) {
      grid-column: 2;
    }

    & > :first-child {
      align-self: end;
    }

    & > :first-child:nth-last-child(2) {
      grid-row: 1 / span 2;
      align-self: center;
    }
  }

  /* Paper plays no video. */
  ${notPrinted}
`;
