import type * as Markdown from '../../src/markdown/renderMarkdown';
import { renderMarkdown, renderPreview } from '../../src/markdown/renderMarkdown';
import { trustedMarkdown } from '../../src/markdown/trustedMarkdown';

jest.mock('../../src/markdown/renderMarkdown', () => {
  const actual = jest.requireActual<typeof Markdown>('../../src/markdown/renderMarkdown');
  return {
    ...actual,
    renderMarkdown: jest.fn(actual.renderMarkdown),
    renderPreview: jest.fn(actual.renderPreview),
  };
});

const renderer = trustedMarkdown((render) => render);
const reportError = jest.fn();
Object.assign(globalThis, { reportError });

test('an article is rendered with the label for tables, a preview without links', () => {
  expect(renderer.article('A [link](https://example.org)', 'Table')).toContain('<a href');
  expect(renderer.preview('A [link](https://example.org)')).toBe('<p>A link</p>');
});

test('text that the renderer fails on is shown as plain paragraphs, and the failure is reported', () => {
  const failure = new Error('A text that micromark cannot parse');
  const fail = () => {
    throw failure;
  };
  jest.mocked(renderMarkdown).mockImplementationOnce(fail);
  jest.mocked(renderPreview).mockImplementationOnce(fail);
  expect(renderer.article('**Bold** & <b>', 'Table')).toBe(
    '<p data-part="">**Bold** &amp; &lt;b&gt;</p>',
  );
  expect(renderer.preview('*Slanted*')).toBe('<p data-part="">*Slanted*</p>');
  expect(reportError.mock.calls).toEqual([[failure], [failure]]);
});
