/** Milled edges are barely rounded. */
export const radius = {
  small: '2px',
  medium: '4px',
};
