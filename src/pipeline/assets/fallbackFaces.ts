import type { Font } from 'opentype.js';
import type { FontSource, FallbackFont } from './fontSources';
import { averageWidth } from './averageWidth';
import type { SystemFont } from './systemFonts';

/** The factor by which kerning narrows Raleway in Chromium: opentype.js ignores its extension lookups. */
const UNREAD_KERNING = 0.994;

/**
 * Returns the `@font-face` rules of a fallback font, one for each of its system fonts, in a family named
 * after the typeface, plus "Fallback". `font` is the typeface at the weight to compare with.
 *
 * The fallback is scaled until its text is as wide as the typeface's (size-adjust); then its
 * ascent, descent and line gap are set to the typeface's, divided by that scale because
 * size-adjust multiplies them as well. The formula is that of "Improved font fallbacks"
 * (developer.chrome.com/blog/font-fallbacks, 2022).
 */
export function fallbackFaces(source: FontSource, fallback: FallbackFont, font: Font): string[] {
  const { letters } = fallback;
  const kerning = source.family === 'Raleway' ? UNREAD_KERNING : 1;
  const wanted = averageWidth(font, letters) * kerning;
  return fallback.fonts.map((system) =>
    fallbackFace(
      source,
      fallback,
      system,
      verticalMetrics(font),
      wanted / system.averageWidth[letters],
    ),
  );
}

interface VerticalMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

function fallbackFace(
  source: FontSource,
  fallback: FallbackFont,
  system: SystemFont,
  { ascent, descent, lineGap }: VerticalMetrics,
  scale: number,
): string {
  return [
    `@font-face{font-family:'${source.family} Fallback'`,
    `font-weight:${fallback.weight}`,
    `src:${system.names.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ascent / scale)}`,
    `descent-override:${percent(descent / scale)}`,
    `line-gap-override:${percent(lineGap / scale)}}`,
  ].join(';');
}

/** Reads the metrics from the table that browsers use (hhea), in em. */
function verticalMetrics({ ascender, descender, tables, unitsPerEm }: Font): VerticalMetrics {
  return {
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    lineGap: Number(tables.hhea?.lineGap ?? 0) / unitsPerEm,
  };
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
