import type { PictureContent } from './types/basics';

/** The pictures that stand in more than one place: what each shows is said once. Robots are in their seasons. */
export const pictures = {
  electronics: {
    file: 'news-header.jpg',
    alt: 'Close-up of a robot’s motors, gears and controller, a clipboard with notes beside it',
  },
} satisfies Record<string, PictureContent>;
