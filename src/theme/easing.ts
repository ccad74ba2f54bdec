export const easing = {
  /** Comes to rest like something heavy on good bearings. */
  settle: 'cubic-bezier(0.16, 0.84, 0.3, 1)',
  /** Leaves and arrives at the same pace. */
  even: 'cubic-bezier(0.6, 0, 0.4, 1)',
};
