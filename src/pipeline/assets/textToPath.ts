import type { Font, PathCommand } from 'opentype.js';

/** Returns a line of text as SVG path data; x and y are the start of its baseline, all in pixels. */
export function textToPath(font: Font, text: string, x: number, y: number, size: number): string {
  // opentype.js 2.0's own toPathData writes NaN for coordinates very close to a whole number.
  return font.getPath(text, x, y, size).commands.map(pathData).join('');
}

function pathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${numbers(command.x, command.y)}`;
    case 'Q':
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}

function numbers(...values: number[]): string {
  return values.map((value) => value.toFixed(1)).join(' ');
}
