export const desk = {
  title: 'News desk',
  noScript: 'The News desk needs JavaScript. Turn it on in your browser, and load this page again.',
};
