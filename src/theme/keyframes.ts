import { keyframes } from 'styled-components';
import { slant } from './shape';

/** Rises into place, without fading, so that words can be read from the start. */
export const rise = keyframes`
  from { transform: translateY(2.5rem); }
`;

/** A panel slides out from under the header. */
export const drop = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem); }
`;

/**
 * The orange copy of a letter flares up over it and cools down, as the timing function says. Animating its
 * color would keep the CPU busy.
 */
export const ignite = keyframes`
  to { opacity: 1; }
`;

/** The hornet's stripes grow from their left end. */
export const unroll = keyframes`
  from { transform: ${slant} scaleX(0); }
`;

/** A cell of the comb, or the placeholder of something that is loading, pulses. */
export const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Sinks by half of what the page scrolls in the meantime, which is more than any header is high. */
export const sink = keyframes`
  to { transform: translateY(150rem); }
`;

/** Fades in. */
export const appear = keyframes`
  from { opacity: 0; }
`;

/** Fades out. */
export const vanish = keyframes`
  to { opacity: 0; }
`;
