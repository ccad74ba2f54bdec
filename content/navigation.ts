import type { NavigationContent } from './contentTypes';
import { team } from './team';

const home = { label: 'Home', to: '/' };
const news = { label: 'News', to: '/news' };
const outreach = { label: 'Outreach', to: '/outreach' };
const sponsors = { label: 'Sponsors', to: '/sponsors' };
const about = { label: 'About', to: '/about' };
const contact = { label: 'Contact', to: '/contact' };
const donate = { label: 'Donate', to: team.donateUrl ?? '/donate' };

const { video, shortVideo, photos } = team.accounts;

/** Where the header, the footer and the social strip lead. */
export const navigation = {
  header: [home, news, outreach, sponsors, about, contact],
  sitemap: [home, news, outreach, about, contact, sponsors, donate],
  external: [
    { label: team.first.firstMention, to: team.first.url },
    { label: team.university.name, to: team.university.url },
    { label: team.school.name, to: team.school.url },
  ],
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
} satisfies NavigationContent;
