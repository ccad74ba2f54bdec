/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PublishedDate } from '../../../src/sections/news/PublishedDate';
import { SiteTheme } from '../../../src/theme/SiteTheme';

const words = {
  untitled: 'Untitled',
  undated: 'No date',
  published: 'Published',
  timeZone: 'America/Chicago',
  seasons: [],
};
const morning = Date.parse('2026-01-10T11:00:00-06:00');

const date = (publishedAt: number | undefined) => (
  <SiteTheme>
    <PublishedDate publishedAt={publishedAt} words={words} />
  </SiteTheme>
);

/** As the build writes it, but for the time: what is kept can be told from what is written. */
const prerendered = (publishedAt: number | undefined) =>
  renderToString(date(publishedAt)).replace('</time>', 'as built</time>');

function hydrate(publishedAt: number | undefined) {
  const container = document.createElement('div');
  container.innerHTML = prerendered(publishedAt);
  return render(date(publishedAt), { container, hydrate: true });
}

test('a prerendered date stays, and the browser formats none', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  const { container } = hydrate(morning);
  expect(container).toHaveTextContent('Published as built');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('a changed date is formatted, even when it changes back', () => {
  const { container, rerender } = hydrate(morning);
  rerender(date(morning + 60_000));
  expect(container).toHaveTextContent('Published January 10, 2026, 11:01 AM');
  rerender(date(morning));
  expect(container).toHaveTextContent('Published January 10, 2026, 11:00 AM');
});
