import type { NewsContent } from './contentTypes';
import { team } from './team';

export const news = {
  head: {
    title: team.newsName,
    description: `Latest news and updates from ${team.fullName}: seasons, regionals, robots and outreach.`,
  },
  title: 'NEWS',
  picture: {
    file: 'news-header.jpg',
    alt: 'Close-up of a robot’s motors, gears and controller, a clipboard with notes beside it',
  },
  list: {
    label: 'Articles',
    readMore: 'Read More',
    readMoreAbout: (article) => `about “${article}”`,
    loading: 'Loading news…',
    empty: 'There is no news yet. Check back soon.',
  },
  notices: {
    unreachable: {
      text: 'Live news cannot be reached right now. You may not be seeing the newest articles.',
      action: 'Try again',
    },
    denied: {
      text: 'The news service is not answering right now. You may not be seeing the newest articles.',
      action: 'Try again',
    },
    retrying: 'Trying again…',
    hide: 'Hide this notice',
  },
  entry: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
  },
} satisfies NewsContent;
