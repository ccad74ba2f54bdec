import type { Font, PathCommand } from 'opentype.js';
import { dark } from '../../theme/color';

/** In pixels: the size that networks with link previews ask for. */
export const CARD = { width: 1200, height: 630 };

interface CardWords {
  heading: string;
  label: string;
}

const MARGIN = 64;
const MARK = 84;
const LABEL_SIZE = 36;
/** The calm side of the background, in pixels; the range of font sizes, and their line height as a multiple. */
const ROOM = { width: 540, height: 340, largest: 200, smallest: 56, lineHeight: 0.9 };
/** The height of Big Shoulders' capitals, as a fraction of the font size. */
const CAPITAL = 0.8;
const STRIPES = { count: 9, width: 16, gap: 12, height: 16, slant: 10 };

/** Returns an SVG of a link preview's words for its background; with text as outlines, it needs no font. */
export function previewCard({ heading, label }: CardWords, font: Font, mark: string): string {
  const { lines, size } = fitHeading(drawable(heading, font).toUpperCase(), font, ROOM);
  const lineHeight = size * ROOM.lineHeight;
  const lastLine = CARD.height - MARGIN;
  const firstLine = lastLine - (lines.length - 1) * lineHeight;
  const outlines = lines.map((line, index) =>
    textToPath(font, line, MARGIN, firstLine + index * lineHeight, size),
  );
  const labelLine = MARGIN + (MARK + LABEL_SIZE * CAPITAL) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<defs><linearGradient id="shade">
<stop offset="0.25" stop-color="${dark.paper}" stop-opacity="0.92"/>
<stop offset="0.7" stop-color="${dark.paper}" stop-opacity="0"/>
</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/>
${mark.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN}" width="${MARK}" height="${MARK}" `)}
<path fill="${dark.ink}" d="${textToPath(font, label.toUpperCase(), MARGIN + MARK + 24, labelLine, LABEL_SIZE)}"/>
<path fill="${dark.signal}" d="${stripes(firstLine - size * CAPITAL - 52)}"/>
<path fill="${dark.ink}" d="${outlines.join('')}"/>
</svg>`;
}

function stripes(y: number): string {
  const { count, width, gap, height, slant } = STRIPES;
  return Array.from({ length: count }, (_, index) => {
    const x = MARGIN + index * (width + gap);
    return `M${x + slant} ${y}h${width}l${-slant} ${height}h${-width}z`;
  }).join('');
}

const STEP = 4;

/**
 * Breaks a heading between words at the largest size, in pixels, at which it fits, or at the smallest if it
 * fits at none.
 */
export function fitHeading(heading: string, font: Font, room: typeof ROOM) {
  const words = heading.split(/\s+/).filter(Boolean);
  for (let size = room.largest; ; size = Math.max(size - STEP, room.smallest)) {
    const fits = (line: string) => font.getAdvanceWidth(line, size) <= room.width;
    const lines = breakLines(words, fits);
    const isLowEnough = lines.length * size * room.lineHeight <= room.height;
    if ((isLowEnough && lines.every(fits)) || size === room.smallest) return { lines, size };
  }
}

function breakLines(words: string[], fits: (line: string) => boolean): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ');
    return fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** Leaves out what the font cannot draw, such as an emoji. */
function drawable(text: string, font: Font): string {
  return [...text].filter((character) => font.charToGlyphIndex(character) > 0).join('');
}

/** Returns a line of text as SVG path data; x and y are the start of its baseline, all in pixels. */
function textToPath(font: Font, text: string, x: number, y: number, size: number): string {
  // opentype.js 2.0's own toPathData writes NaN for coordinates very close to a whole number.
  return font.getPath(text, x, y, size).commands.map(pathData).join('');
}

/** Returns a command as SVG writes it: opentype.js has the coordinates in the same order. */
function pathData({ type, ...coordinates }: PathCommand): string {
  const written = Object.values(coordinates).map((value) => value.toFixed(1));
  return type + written.join(' ');
}
