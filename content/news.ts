import type { NewsContent } from './contentTypes';
import { team } from './team';

export const news = {
  head: {
    title: team.newsName,
    description: `Latest news and updates from ${team.fullName}: seasons, regionals, robots and outreach.`,
  },
  entry: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
  },
} satisfies NewsContent;
