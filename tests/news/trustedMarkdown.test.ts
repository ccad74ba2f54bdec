import type * as Markdown from '../../src/lib/markdown';
import { renderMarkdown, renderPreview } from '../../src/lib/markdown';
import { trustedMarkdown } from '../../src/news/trustedMarkdown';

jest.mock('../../src/lib/markdown', () => {
  const actual = jest.requireActual<typeof Markdown>('../../src/lib/markdown');
  return {
    ...actual,
    renderMarkdown: jest.fn(actual.renderMarkdown),
    renderPreview: jest.fn(actual.renderPreview),
  };
});

const labels = { table: 'Table' };
const renderer = trustedMarkdown((render) => render);
const reportError = jest.fn();
Object.assign(globalThis, { reportError });

test('an article is rendered with the labels, a preview without links', () => {
  expect(renderer.article('A [link](https://example.org)', labels)).toContain('<a href');
  expect(renderer.preview('A [link](https://example.org)')).toBe('<p>A link</p>');
});

test('text that the renderer fails on is shown as plain paragraphs, and the failure is reported', () => {
  const failure = new Error('A text that micromark cannot parse');
  const fail = () => {
    throw failure;
  };
  jest.mocked(renderMarkdown).mockImplementationOnce(fail);
  jest.mocked(renderPreview).mockImplementationOnce(fail);
  expect(renderer.article('**Bold** & <b>', labels)).toBe('<p>**Bold** &#38; &#60;b&#62;</p>');
  expect(renderer.preview('*Slanted*')).toBe('<p>*Slanted*</p>');
  expect(reportError.mock.calls).toEqual([[failure], [failure]]);
});
