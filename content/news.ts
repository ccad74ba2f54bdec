import type { NewsContent } from './contentTypes';
import { team } from './team';

export const news = {
  head: {
    title: `${team.product} Robotics News`,
    description: `Latest news and updates from ${team.fullName}: seasons, regionals, robots and outreach.`,
  },
  title: 'NEWS',
  picture: {
    file: 'news-header.jpg',
    alt: 'Close view of a robot’s motors, gears and controller, a clipboard with notes beside it',
  },
  sort: {
    label: 'Sort by',
    choices: [
      { value: 'new-old', label: 'Newest to Oldest' },
      { value: 'old-new', label: 'Oldest to Newest' },
      { value: 'a-z', label: 'A to Z' },
      { value: 'z-a', label: 'Z to A' },
    ],
  },
  search: {
    label: 'Search news',
    clear: 'Clear search',
    found: (count) => (count === 1 ? '1 article found' : `${count} articles found`),
    nothing: (words) => `No article contains “${words}”.`,
  },
  list: {
    label: 'Articles',
    readMore: 'Read More',
    readMoreAbout: (article) => `about “${article}”`,
    more: 'Show more articles',
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
    live: 'News is up to date.',
  },
  announcements: {
    added: (count) => (count === 1 ? '1 new article' : `${count} new articles`),
    changed: 'An article was updated',
    removed: 'An article was removed',
  },
  entry: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
  },
  feeds: {
    label: 'News feeds',
    title: `${team.product} Robotics News`,
    description: `News from ${team.fullName}`,
    names: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  },
} satisfies NewsContent;
