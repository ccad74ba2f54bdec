/** Shapes of single components, apart from those that every page loads (shape.ts). */
export const rareShape = {
  /** An arrow up and to the right: a link that leaves the site. */
  away: 'polygon(18% 0, 100% 0, 100% 82%, 80% 82%, 80% 34%, 14% 100%, 0 86%, 66% 20%, 18% 20%)',
  /** A strip with its right end cut. */
  tag: 'polygon(0 0, calc(100% - 0.87rem) 0, 100% 1.5rem, 100% 100%, 0 100%)',
  /** A plate with a larger cut, for pictures; a small one on a phone. */
  panel:
    'polygon(0 0, calc(100% - min(3.5rem, 8vw)) 0, 100% min(6.062rem, 13.856vw), 100% 100%, 0 100%)',
};
