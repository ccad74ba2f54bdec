import type { PictureContent } from './contentTypes';
import { robots } from './robots';

const { roomba, sprinkles, javaTheHutt } = robots;

/** The pictures that stand in more than one place: what each shows is said once. */
export const pictures = {
  roomba: {
    file: 'rebuilt-overlay.png',
    alt: `${roomba.name}, our ${roomba.year} robot, full of yellow balls, four of them in flight`,
  },
  sprinkles: {
    file: 'robot-sprinkles.png',
    alt: `${sprinkles.name}, our ${sprinkles.year} robot, its elevator half up with a white pipe in its claw`,
  },
  javaTheHutt: {
    file: 'robot-java-the-hutt.png',
    alt: `${javaTheHutt.name}, our ${javaTheHutt.year} robot, with orange foam rings`,
  },
} satisfies Record<string, PictureContent>;
