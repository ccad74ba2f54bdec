/**
 * The background of a part whose visible one is drawn by an element behind it, clipped to a shape. Checkers
 * of contrast do not see that one, and would take the page's for it; here they ask for a look.
 */
export const drawnBehind = 'linear-gradient(#0000 0 0)';
