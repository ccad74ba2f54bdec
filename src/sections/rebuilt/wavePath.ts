interface Wave {
  /** From the middle line to a crest, px. */
  readonly amplitude: number;
  /** From crest to crest, px. */
  readonly wavelength: number;
  /** The least length of the edge, px. It is rounded up to whole waves. */
  readonly width: number;
  readonly begins: 'up' | 'down';
}

/**
 * Returns the SVG path of a ground that ends in a sine wave: its box begins at 0, 0 and is two amplitudes
 * high. Each half wave is one cubic Bézier curve with the sine's slope where it crosses the middle line
 * and the sine's height in between, which puts the control points 4/(3π) of a half wave from its ends and
 * 4/3 amplitudes off the line. It deviates from the sine by 1.2 % of the amplitude at most.
 */
export function wavePath({ amplitude, wavelength, width, begins }: Wave): string {
  const half = wavelength / 2;
  const lead = Number(((half * 4) / (3 * Math.PI)).toFixed(2));
  const rest = Number((half - lead).toFixed(2));
  const height = Number((((begins === 'up' ? -1 : 1) * amplitude * 4) / 3).toFixed(2));
  const waves = Math.ceil(width / wavelength);
  const first = `c${lead} ${height} ${rest} ${height} ${half} 0`;
  const down = `s${rest} ${-height} ${half} 0`;
  const up = `s${rest} ${height} ${half} 0`;
  return `M0 0V${amplitude}${first}${down}${`${up}${down}`.repeat(waves - 1)}V0Z`;
}
