import type { ClockContent } from './types/clock';
import { team } from './team';

const { chant } = team;

export const clock = {
  head: {
    title: `${team.product} - ${chant.question}`,
    description: `${chant.question} ${chant.answer} A countdown to the favorite time of day of ${team.fullName}.`,
  },
  title: `Countdown to ${chant.time}`,
  text: `When one of us asks “${chant.question}”, the others answer “${chant.answer}”, because we are Team ${team.number}.`,
  now: 'Current time',
  target: { label: 'Target time', time: chant.time },
  debugMode: true,
  debugLine: { label: 'Debug mode', on: 'ON', off: 'OFF' },
  secondsLeft: { label: 'Time left', unit: 'seconds' },
  celebration: chant.question,
  answer: chant.answer,
  movement: {
    pause: 'Pause the hand and the confetti',
    play: 'Start the hand and the confetti',
  },
} satisfies ClockContent;
