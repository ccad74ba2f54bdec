import type { NewsHeaderContent } from './contentTypes';

/** The top of the News page. */
export const newsHeader = {
  title: 'NEWS',
  picture: {
    file: 'news-header.jpg',
    alt: 'Close-up of a robot’s motors, gears and controller, a clipboard with notes beside it',
  },
} satisfies NewsHeaderContent;
