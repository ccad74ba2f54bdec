import type { VideoContent } from './contentTypes';

/** What is said around every video. */
export const video = {
  play: (title) => `Play video: ${title}`,
  channel: (title) => `Watch on our video channel: ${title}`,
  privacy: 'The video loads from YouTube, and only after you press play.',
} satisfies VideoContent;
