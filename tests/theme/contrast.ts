/** WCAG 2.2: relative luminance and the contrast of two opaque colors, `#rrggbb`; 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What is seen where a translucent color, `#rrggbbaa`, lies on an opaque one. */
export function blend(over: string, ground: string): string {
  const alpha = parseInt(over.slice(7, 9), 16) / 255;
  const [front, back] = [channels(over), channels(ground)];
  return `#${front
    .map((value, place) => Math.round(value * alpha + back[place]! * (1 - alpha)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
}
