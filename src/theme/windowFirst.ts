/** Set on the root element while only the first window is laid out (early/layOutWindowFirst.ts). */
export const WINDOW_FIRST = 'data-window-first';

const below = ':is(main > :is(div, section):nth-child(n + 4), #root > footer)';

/**
 * What hardly any window shows at first: the sections from the fourth on, the footer, and their parts.
 * Element types are named so that the browser checks no others when the deferral ends.
 */
export const BELOW_WINDOW = `${below}, ${below} > :is(div, section, table, ul)`;
