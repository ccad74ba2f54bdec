import type { ClockContent } from './types/clock';
import { team } from './team';

const { chant } = team;

const time = chant.time.slice(0, 5);

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
  send: {
    label: `Send ${time} to a friend`,
    copied: 'Link copied. Send it to a friend.',
    failed: 'The link could not be copied. Copy it from the address bar.',
    next: (city) => `Next, it is ${time} in ${city}.`,
  },
  movement: {
    pause: 'Pause the hand and the confetti',
    play: 'Start the hand and the confetti',
  },
} satisfies ClockContent;
