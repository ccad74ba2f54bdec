import type { FeedsContent } from './contentTypes';
import { team } from './team';

/** The words of the News feeds. */
export const feeds = {
  label: 'News feeds',
  title: `${team.product} Robotics News`,
  description: `News from ${team.fullName}`,
  names: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
} satisfies FeedsContent;
