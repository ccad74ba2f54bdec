/** Stands on the root element while only the first window is laid out (layout/layoutOrder.ts). */
export const WINDOW_FIRST = 'data-window-first';

const below = ':is(main > :nth-child(n + 4), #root > footer)';

/** What hardly a window shows at first, the sections from the fourth on and the footer, and their parts. */
export const BELOW_WINDOW = `${below}, ${below} > *`;
