import type { PictureContent } from './contentTypes';

/** The pictures that stand in more than one place: what each shows is said once. Robots are in their seasons. */
export const pictures = {
  workshop: {
    file: 'banner-workshop.jpg',
    alt: 'A robot with blue bumpers on a workbench under a lamp, laptop and tools beside it, shelves of honeycomb behind',
    focus: 100,
  },
} satisfies Record<string, PictureContent>;
