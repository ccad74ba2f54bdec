/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { site } from '../content/site';
import { App } from '../src/App';
import type { NewsSources } from '../src/news/newsSources';

const news: NewsSources = {
  snapshot: {},
  renderer: {
    current: () => undefined,
    onServer: () => undefined,
    subscribe: () => () => undefined,
  },
};

function Broken(): never {
  throw new Error('A section that cannot be drawn');
}

// React logs what a boundary has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('when a page cannot be drawn, the frame stays and the page says so', async () => {
  await act(async () => render(<App news={news} page={<Broken />} />));
  expect(screen.getByRole('alert')).toHaveTextContent(site.pageFailed.title);
  expect(screen.getByRole('button', { name: site.pageFailed.action })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo', { name: site.footer.label })).toBeInTheDocument();
});

test('a failed page has a main landmark that the skip link leads to', async () => {
  await act(async () => render(<App news={news} page={<Broken />} />));
  const main = screen.getByRole('main');
  expect(main).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: site.skipLink })).toHaveAttribute('href', `#${main.id}`);
  main.focus();
  expect(main).toHaveFocus();
});

test('when the error message cannot be drawn either, one plain message remains', async () => {
  jest.replaceProperty(site, 'pageFailed', undefined as never);
  await act(async () => render(<App news={news} page={<Broken />} />));
  expect(screen.getByRole('alert')).toHaveTextContent(site.siteFailed.title);
  expect(screen.getByRole('button', { name: site.siteFailed.action })).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
