import type { Sharp } from 'sharp';

/**
 * Returns the average color of a decoded picture as `#rrggbb`, each pixel weighted by its opacity.
 * Not the most frequent color: in pictures as dark as the team's that is nearly black, and the
 * picture would flash when it replaces it.
 */
export async function averageColor(picture: Sharp): Promise<string> {
  const pixels = await picture.clone().resize({ width: 64 }).ensureAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels.readUInt8(at + 3);
    weight += opacity;
    sums.forEach((sum, channel) => {
      sums[channel] = sum + pixels.readUInt8(at + channel) * opacity;
    });
  }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(weight, 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
