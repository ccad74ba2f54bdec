import { wavePath } from '../../lib/wavePath';

/** The wave's dimensions, px. It is wider than any window by at least one wavelength on either side. */
export const wave = { amplitude: 40, wavelength: 500, width: 17_000 };

/** The lowest 1 px of the ground above a wave. */
const overlap = `M0-1H${wave.width}V0H0Z`;

export const edges = {
  waveUp: wavePath({ ...wave, begins: 'up' }) + overlap,
  waveDown: wavePath({ ...wave, begins: 'down' }) + overlap,
};

/** From crest to trough. */
export const edgeHeight = `${2 * wave.amplitude}px`;
