import type { Result } from './contentTypes';

/** How the team did at regionals. The page puts the latest year first. */
export const results = [
  { year: 2024, event: 'Oklahoma Regional', result: 'Regional finalists, rank 13' },
  { year: 2024, event: 'Green Country Regional', result: 'Rank 10, captain of alliance 8' },
  { year: 2023, event: 'Oklahoma Regional', result: 'Regional finalists, rank 5' },
  { year: 2023, event: 'Green Country Regional', result: 'Rank 19' },
  { year: 2018, event: 'Arkansas Rock City Regional', result: 'Top half' },
  { year: 2018, event: 'Oklahoma Regional', result: 'Tied third' },
] satisfies Result[];
