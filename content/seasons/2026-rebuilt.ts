import type { RebuiltSeason } from '../types/season';
import { team } from '../team';

export const rebuilt = {
  name: 'REBUILT',
  shortName: 'Rebuilt',
  path: '/rebuilt',
  kickoff: '2026-01-10',
  color: 'rust',
  task: 'score fuel in a hub and climb a tower',
  robot: {
    name: 'Roomba',
    drive: 'Swerve',
    equipment: 'a shooter and a climber',
    code: 'https://github.com/robohornets/roomba',
    isDrawn: true,
    picture: {
      file: 'rebuilt-overlay.png',
      alt: 'Roomba, our 2026 robot, full of yellow balls, four of them in flight',
    },
    views: [
      {
        file: 'roomba-behind.png',
        alt: 'Roomba from behind: the curved hood of its shooter, yellow balls in the hopper',
      },
      {
        file: 'roomba-side.png',
        alt: 'Roomba from its left side, the intake down in front of it',
      },
    ],
    turn: { folder: 'roomba', from: 150 },
  },
  links: [
    {
      label: `Our results on ${team.accounts.results.service}`,
      to: team.accounts.results.url,
    },
  ],
  page: {
    opening: {
      file: 'roomba-loaded.png',
      alt: `Roomba, our 2026 robot, its hopper full of yellow balls, its bumpers numbered ${team.number}`,
    },
    layers: [
      { color: 'night', height: 130, clipPath: 'waveUp' },
      { color: 'rust', height: 60, clipPath: 'waveDown' },
      { color: 'raised', height: 60, clipPath: 'waveUp' },
      { color: 'paper', height: 50, clipPath: 'waveDown' },
    ],
  },
} satisfies RebuiltSeason;
