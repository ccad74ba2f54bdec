/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazyStore } from '../../../src/lib/externalStore';
import { trustedMarkdown } from '../../../src/markdown/trustedMarkdown';
import { NewsContext } from '../../../src/news/newsSources';
import { ArticlePreview } from '../../../src/sections/news/ArticlePreview';
import { SiteTheme } from '../../../src/theme/SiteTheme';

/** Renders a preview; returns what lets the renderer come. */
async function renderPreview(start: string, plain?: string) {
  let come = () => undefined as void;
  const code = new Promise<void>((resolve) => (come = resolve));
  const renderer = lazyStore(async () => {
    await code;
    return trustedMarkdown((toHtml) => toHtml);
  });
  const { container } = render(
    <SiteTheme>
      <NewsContext value={{ snapshot: {}, renderer }}>
        <ArticlePreview start={start} plain={plain} />
      </NewsContext>
    </SiteTheme>,
  );
  return { lines: () => container.firstElementChild!, come: () => act(async () => come()) };
}

test('a preview is the words that the build wrote, and formatted once the renderer is there', async () => {
  const { lines, come } = await renderPreview('The **first** words', 'The first words');
  expect(lines().innerHTML).toBe('The first words');
  await come();
  expect(screen.getByText('first').tagName).toBe('STRONG');
});

test('of an article newer than the build, the room is kept until the renderer is there', async () => {
  const { lines, come } = await renderPreview('The **newest** words');
  expect(lines()).toBeEmptyDOMElement();
  expect(getComputedStyle(lines()).minHeight).toMatch(/[1-9]/);
  await come();
  expect(screen.getByText('newest').tagName).toBe('STRONG');
});

test('a preview shows the numbers of a list, or its bullets, but no bullet beside the box of a task', async () => {
  const { come } = await renderPreview('1. first\n\n- second\n- [ ] third');
  await come();
  const markers = screen
    .getAllByRole('list')
    .concat(screen.getByText(/second|☐/))
    .map((element) => getComputedStyle(element).listStyle);
  expect(markers.slice(0, 2)).toEqual(['decimal', 'disc']);
});
