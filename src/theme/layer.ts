export const layer = {
  below: '-1',
  above: '1',
  header: '10',
  skipLink: '20',
};
