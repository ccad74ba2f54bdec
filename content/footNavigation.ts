import type { FootNavigationContent } from './contentTypes';
import { feeds } from './feeds';
import { pages } from './navigation';
import { team } from './team';

const donate = { label: 'Donate', to: team.donateUrl ?? '/donate' };

const { video, shortVideo, photos } = team.accounts;

/** Where the footer and the social strip lead. */
export const footNavigation = {
  sitemap: [
    pages.home,
    pages.news,
    pages.outreach,
    pages.about,
    pages.contact,
    pages.sponsors,
    donate,
  ],
  external: [
    { label: team.first.firstMention, to: team.first.url },
    { label: team.university.name, to: team.university.url },
    { label: team.school.name, to: team.school.url },
  ],
  feeds: feeds.formats.map(({ name, address }) => ({
    label: name,
    to: address,
    about: `of the ${team.name} news`,
  })),
  social: [
    {
      kind: 'video',
      label: video.service,
      to: video.url,
      about: `video channel of the ${team.name}`,
    },
    {
      kind: 'shortVideo',
      label: shortVideo.service,
      to: shortVideo.url,
      about: `short videos of the ${team.name}`,
    },
    { kind: 'photos', label: photos.service, to: photos.url, about: `photos of the ${team.name}` },
  ],
} satisfies FootNavigationContent;
