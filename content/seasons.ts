import type { Season } from './types/season';
import { crescendo } from './seasons/2024-crescendo';
import { reefscape } from './seasons/2025-reefscape';
import { rebuilt } from './seasons/2026-rebuilt';

/** Every season that has a page, the newest first: all that other pages say of seasons comes from here. */
export const seasons: readonly Season[] = ([rebuilt, reefscape, crescendo] as Season[]).sort(
  (one, other) => other.kickoff.localeCompare(one.kickoff),
);
