import type { Font } from 'opentype.js';

interface Room {
  /** In pixels. */
  width: number;
  height: number;
  /** The range of font sizes, in pixels. */
  largest: number;
  smallest: number;
  /** As a multiple of the font size. */
  lineHeight: number;
}

interface FittedHeading {
  lines: string[];
  /** In pixels. */
  size: number;
}

const STEP = 4;

/**
 * Breaks a heading between words at the largest size at which it fits, or at the smallest if it fits
 * at none.
 */
export function fitHeading(heading: string, font: Font, room: Room): FittedHeading {
  const words = heading.split(/\s+/).filter(Boolean);
  const widthAt = (text: string, size: number) => font.getAdvanceWidth(text, size);
  for (let size = room.largest; size >= room.smallest; size -= STEP) {
    const lines = breakLines(words, (line) => widthAt(line, size) <= room.width);
    const isTooWide = lines.some((line) => widthAt(line, size) > room.width);
    if (!isTooWide && lines.length * size * room.lineHeight <= room.height) return { lines, size };
  }
  const size = room.smallest;
  return { lines: breakLines(words, (line) => widthAt(line, size) <= room.width), size };
}

function breakLines(words: string[], fits: (line: string) => boolean): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ');
    return fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}
