import { styled } from 'styled-components';
import type { VideoContent } from '../../../content/types/season';
import { VideoEmbed } from '../../components/VideoEmbed';
import { media, notPrinted } from '../../theme/media';
import { from, space } from '../../theme/read';
import { Section } from '../Section';

type FilmProps = VideoContent & { readonly heading?: string };

/** A film that we made in the season, under its title unless there is another heading. */
export function Film({ heading, privacy, ...video }: FilmProps) {
  return (
    <Show title={heading ?? video.title}>
      <VideoEmbed {...video} sizes={`${media.full} 45rem, 92vw`} />
      {privacy && <p>{privacy}</p>}
    </Show>
  );
}

const Show = styled(Section)`
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

  ${notPrinted}
`;
