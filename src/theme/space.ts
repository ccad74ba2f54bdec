/** Distances. The last three grow with windows between 360 and 1440 px wide. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
  /** Between the window's edge and the words. */
  gutter: 'clamp(1.25rem, 0.25rem + 4.5vw, 4.25rem)',
  card: 'clamp(1.5rem, 1.167rem + 1.48vw, 2.5rem)',
  section: 'clamp(4rem, 2.5rem + 6.7vw, 8.5rem)',
};
