import { edges, wave } from '../../../src/sections/rebuilt/edges';

/** An 8K screen with the browser zoomed out by half, px. */
const WIDEST_WINDOW = 2 * 7680;

test.each(Object.entries(edges))(
  '%s crosses the widest window, and ends a wavelength beyond either side',
  (_direction, path) => {
    const halfWaves = path.match(/[cs]/g)!.length;
    expect((halfWaves * wave.wavelength) / 2 - 2 * wave.wavelength).toBeGreaterThanOrEqual(
      WIDEST_WINDOW,
    );
  },
);
