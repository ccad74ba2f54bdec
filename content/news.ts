import type { NewsContent } from './types/news';
import { pictures } from './pictures';
import { seasons } from './seasons';
import { yearOf } from './spoken';
import { team } from './team';

/** "10,000". */
const inFigures = (count: number) => count.toLocaleString('en-US');

const articles = (count: number) => (count === 1 ? '1 article' : `${inFigures(count)} articles`);

export const news = {
  head: {
    title: team.newsName,
    description: `Latest news and updates from ${team.fullName}: seasons, regionals, robots and outreach.`,
  },
  title: 'NEWS',
  picture: pictures.electronics,
  entry: {
    untitled: 'Untitled',
    undated: 'Undated',
    published: 'Published',
    timeZone: team.timeZone,
    seasons: seasons.map(({ kickoff, shortName, path, color, robot }) => ({
      year: yearOf(kickoff),
      page: { label: shortName, to: path },
      color,
      pictures: [robot?.picture, ...(robot?.views ?? [])].filter((each) => each !== undefined),
    })),
  },
  list: {
    label: 'Articles',
    season: (year) => `${year} season`,
    readMore: 'Read More',
    readMoreAbout: (article) => `about “${article}”`,
    loading: 'Loading news…',
    empty: 'There is no news yet. Check back soon.',
  },
  sort: {
    label: 'Sort by',
    choices: [
      { value: 'new-old', label: 'Newest to Oldest' },
      { value: 'old-new', label: 'Oldest to Newest' },
      { value: 'a-z', label: 'A to Z' },
      { value: 'z-a', label: 'Z to A' },
    ],
    sorted: (order) => `Sorted: ${order}.`,
  },
  search: {
    label: 'Search news',
    clear: 'Clear search',
    found: (count) => `${articles(count)} found`,
    foundSoFar: (count) =>
      `${articles(count)} found so far. Until live news arrives, the search may not cover every article in full.`,
    nothing: (words) => `No article contains “${words}”.`,
    nothingSoFar: (words) =>
      `Nothing found yet for “${words}”. Until live news arrives, the search may not cover every article in full.`,
    cleared: 'All articles are listed again.',
  },
  more: {
    label: 'Show more articles',
    shown: (shown, total) => `Showing ${inFigures(shown)} of ${inFigures(total)} articles`,
  },
  changes: (added, changed, removed) =>
    [
      added && (added === 1 ? '1 new article' : `${inFigures(added)} new articles`),
      changed && `${articles(changed)} updated`,
      removed && `${articles(removed)} removed`,
    ]
      .filter(Boolean)
      .join(', '),
  notices: {
    unreachable: {
      text: 'Live news cannot be reached.',
      action: 'Try again',
    },
    denied: {
      text: 'The news database is not answering.',
      action: 'Try again',
    },
    asOf: (time) => `Articles as of ${time}.`,
    mayBeOld: 'The newest articles may be missing.',
    retrying: 'Trying again…',
  },
} satisfies NewsContent;
