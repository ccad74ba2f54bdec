import type { NewsNoticesContent } from './contentTypes';

/** What is said while the News may not be the newest. */
export const newsNotices = {
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
} satisfies NewsNoticesContent;
