import type { OfflineContent } from './types/frame';
import { site } from './site';
import { seasonLinks } from './seasonPage';
import { team } from './team';

/** Shown in place of a page that the browser has not kept, while there is no connection. */
export const offline = {
  head: {
    title: `${team.product} - Offline`,
    description: `You are offline, so this page of ${team.fullName}, cannot be shown.`,
  },
  title: 'YOU ARE OFFLINE',
  text: 'There is no connection, and this page is not on your device yet. Load it again when you are back online, or read what is already here.',
  pages: {
    title: 'Pages on your device',
    links: [
      ...site.header.links,
      ...seasonLinks(),
      { label: team.chant.question, to: '/whattimeisit' },
    ],
  },
  articles: { title: 'News you have read' },
} satisfies OfflineContent;
