/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { articlePage } from '../../content/article';
import { desk } from '../../content/desk';
import { parseArticle } from '../../src/news/article';
import { previewOf } from '../../src/news/preview';
import { renderMarkdown, renderPreview } from '../../src/lib/markdown';
import { PreviewPane } from '../../src/desk/PreviewPane';
import { SiteTheme } from '../../src/theme/SiteTheme';

const contents = [
  'It **begins**.\n\n## The game\n\n- one\n- two\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  '<b>raw</b> [link](https://example.org) ![a](https://example.org/a.png)',
  'x'.repeat(40_001),
  ...readdirSync('content/news')
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(`content/news/${file}`, 'utf8')),
];

/** As a browser writes it. */
function normal(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.innerHTML;
}

test.each(contents)(
  'the preview has, byte for byte, the page’s and the card’s HTML (%#)',
  (content) => {
    const text = { title: 'Kickoff', date: Date.UTC(2027, 0, 9, 16), content };
    render(
      <SiteTheme>
        <PreviewPane id="kickoff" text={text} />
      </SiteTheme>,
    );
    const frame = screen.getByTitle<HTMLIFrameElement>(desk.write.preview.title);
    const { body } = frame.contentDocument!;
    const article = parseArticle('kickoff', { ...text, date: new Date(text.date) })!;
    expect(body.querySelector('h1')).toHaveTextContent('Kickoff');
    expect(body.innerHTML).toContain(normal(renderMarkdown(article.content, articlePage)));
    expect(body.innerHTML).toContain(normal(renderPreview(previewOf(article.content))));
    expect(body.querySelectorAll('time[datetime="2027-01-09T16:00:00.000Z"]')).toHaveLength(2);
  },
);
