import type { SlideshowContent } from './contentTypes';
import { pictures } from './pictures';
import { team } from './team';

/** The slideshow at the top of Home. */
export const homeBanner = {
  title: team.club.toUpperCase(),
  text: `FRC Team ${team.number} of ${team.school.name} in Tulsa`,
  label: 'Pictures of our robots',
  kind: 'slideshow',
  slideKind: 'slide',
  slides: [
    {
      file: 'banner-field.jpg',
      alt: `A robot with red bumpers numbered ${team.number} shoots yellow balls into an arena full of lights`,
      focus: 96,
    },
    pictures.workshop,
    {
      file: 'banner-hive.jpg',
      alt: 'A mechanical hornet of steel and orange in front of a dark honeycomb, some cells glowing',
      focus: 78,
    },
  ],
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  position: (picture, count) => `Picture ${picture} of ${count}`,
} satisfies SlideshowContent;
