import { wavePath } from '../../lib/wavePath';

/** The wave's amplitude and wavelength, px. Wider than any window by a wave on either side. */
export const wave = { amplitude: 40, wavelength: 500, width: 7000 };

/** The foot of the ground above a wave, 1 px of it. */
const overlap = `M0-1H${wave.width}V0H0Z`;

/** The lower edge of a layer, by the way its wave begins. */
export const edges = {
  waveUp: wavePath({ ...wave, begins: 'up' }) + overlap,
  waveDown: wavePath({ ...wave, begins: 'down' }) + overlap,
};

/** From crest to trough. */
export const edgeHeight = `${2 * wave.amplitude}px`;
