/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Prose } from '../../src/components/Prose';
import { renderMarkdown } from '../../src/markdown/renderMarkdown';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { renderSite } from '../renderSite';

const article = '## Results\n\n| Event | Rank |\n| --- | --- |\n| Oklahoma | 13 |';
const html = renderMarkdown(article, 'Wide table');

test('an article is shown as it was rendered, with tables that the keyboard can reach', () => {
  renderSite(<Prose html={html} />);
  expect(screen.getByRole('heading', { name: 'Results', level: 2 })).toBeInTheDocument();
  const region = screen.getByRole('region', { name: 'Wide table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toContainElement(screen.getByRole('table'));
});

test('an article is prerendered exactly as its HTML stands', () => {
  const article = (
    <SiteTheme>
      <Prose html={html} />
    </SiteTheme>
  );
  expect(renderToString(article)).toContain(html);
});
