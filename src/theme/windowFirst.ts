/** Stands on the root element while only the first window is laid out (layout/layoutOrder.ts). */
export const WINDOW_FIRST = 'data-window-first';

const below = ':is(main > :is(div, section):nth-child(n + 4), #root > footer)';

/**
 * What hardly a window shows at first, the sections from the fourth on and the footer, and their parts.
 * Its kinds are named because the browser looks at no others when the order ends.
 */
export const BELOW_WINDOW = `${below}, ${below} > :is(div, section, table, ul)`;
