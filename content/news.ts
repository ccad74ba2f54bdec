import type { NewsContent } from './contentTypes';
import { team } from './team';

const backToNews = { label: 'Back to News', to: '/news' };

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
  articleHead: {
    title: (article) => `${article} - ${team.product} News`,
    description: (article) =>
      `${article}: news from ${team.fullName}, of ${team.school.name} in Tulsa.`,
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
  article: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
    readingTime: (minutes) => `${minutes} min read`,
    loading: 'Loading article…',
    missing: {
      title: 'There is no such article',
      text: 'It may have been removed, or the address may be wrong.',
      action: 'Try again',
      link: backToNews,
    },
    couldNotCheck: {
      title: 'We could not check for this article',
      text: 'The news service cannot be reached right now, so we do not know whether this article exists.',
      action: 'Try again',
      link: backToNews,
    },
    tooLong: 'This article is very long, so it is shown as plain text.',
    emptyText: 'This article has no text yet.',
    picture: 'Picture without a description',
    table: 'Table, scroll sideways',
    code: 'Code, scroll sideways',
    neighbors: { label: 'More articles', newer: 'Next article', older: 'Previous article' },
    share: {
      label: 'Share this article',
      share: 'Share',
      copy: 'Copy link',
      copied: 'Link copied',
      failed: 'The link could not be copied. Copy it from the address bar.',
    },
    back: backToNews,
  },
  feeds: {
    label: 'News feeds',
    title: `${team.product} Robotics News`,
    description: `News from ${team.fullName}`,
    names: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  },
} satisfies NewsContent;
