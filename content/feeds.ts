import type { FeedsContent } from './contentTypes';
import { team } from './team';

/** The words of the News feeds, and where they stand. */
export const feeds = {
  label: 'News feeds',
  title: team.newsName,
  description: `News from ${team.fullName}`,
  formats: [
    { kind: 'rss', name: 'RSS', address: '/feed.xml' },
    { kind: 'atom', name: 'Atom', address: '/atom.xml' },
    { kind: 'json', name: 'JSON Feed', address: '/feed.json' },
  ],
} satisfies FeedsContent;
