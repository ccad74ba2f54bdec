import type { NewsContent } from './contentTypes';
import { team } from './team';

export const news = {
  head: {
    title: team.newsName,
    description: `Latest news and updates from ${team.fullName}: seasons, regionals, robots and outreach.`,
  },
  list: {
    label: 'Articles',
    readMore: 'Read More',
    readMoreAbout: (article) => `about “${article}”`,
    loading: 'Loading news…',
    empty: 'There is no news yet. Check back soon.',
  },
  entry: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
  },
} satisfies NewsContent;
