/** @jest-environment jsdom */
import { Layer } from '../../../src/sections/rebuilt/Layer';
import { renderSite } from '../../renderSite';

/** An 8K screen with the browser zoomed out by half, px. */
const WIDEST_WINDOW = 2 * 7680;

test.each(['waveUp', 'waveDown'] as const)(
  'the edge %s crosses the widest window, and ends a wavelength beyond either side',
  (clipPath) => {
    const { container } = renderSite(
      <Layer color="rust" height={100} clipPath={clipPath}>
        Words
      </Layer>,
    );
    const path = container.querySelector('path[transform]')!.getAttribute('d')!;
    const [, first = ''] = /c\S+ \S+ \S+ \S+ (\S+) 0/.exec(path)!;
    const wavelength = 2 * Number(first);
    const halfWaves = path.match(/[cs]/g)!.length;
    expect((halfWaves * wavelength) / 2 - 2 * wavelength).toBeGreaterThanOrEqual(WIDEST_WINDOW);
  },
);
