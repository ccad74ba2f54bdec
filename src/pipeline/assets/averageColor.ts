import type { Sharp } from 'sharp';

/**
 * Returns the average color of an opaque picture as `#rrggbb`. Not the most frequent color: in pictures
 * as dark as the team's that is nearly black, and the picture would flash when it replaces it.
 */
export async function averageColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
