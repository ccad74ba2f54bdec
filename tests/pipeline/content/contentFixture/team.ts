import type { TeamFacts } from './types/season';

export const team = {
  name: 'Bumblebees',
  number: 7777,
  email: 'bees@example.org',
  founded: { about: 1998, elsewhere: 1999 },
  topics: ['Research', 'Electronics'],
  school: { street: '12 Clover Ln', city: 'Hive, OK 74100', url: 'https://school.example.org' },
  firstMeeting: { date: '2025-09-10' },
  seasons: {
    fall: {
      firstDay: '2025-09-11',
      meetings: [{ days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' }],
    },
    build: {
      firstDay: '2026-01-10',
      lastDay: '2026-02-21',
      meetings: [{ days: ['Saturday'], starts: '12:00', ends: '16:30' }],
    },
  },
  meetingExceptions: [],
  game: { date: '2024-01-06', isHistory: true },
  donateUrl: undefined,
} satisfies TeamFacts;

export const places = { meetings: 'meetings' };
