import { wavePath } from '../../lib/wavePath';

/** The wave's amplitude and wavelength, px. Wider than any window by a wave on either side. */
export const wave = { amplitude: 40, wavelength: 500, width: 7000 };

/** The lower edge of a layer, by the way its wave begins. */
export const edges = {
  waveUp: wavePath({ ...wave, begins: 'up' }),
  waveDown: wavePath({ ...wave, begins: 'down' }),
};

/** From crest to trough. */
export const edgeHeight = `${2 * wave.amplitude}px`;
