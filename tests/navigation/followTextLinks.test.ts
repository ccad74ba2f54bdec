/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { followTextLinks } from '../../src/navigation/followTextLinks';

const open = jest.fn();

beforeAll(() => followTextLinks(document, open));
beforeEach(() => void open.mockReset());
afterEach(() => document.body.replaceChildren());

/** Clicks a link in an article, and returns whether the browser is left to follow it. */
function click(address: string, keys: MouseEventInit = {}, refuse?: boolean): boolean {
  document.body.innerHTML = `<article><a href="${address}"><em>A link</em></a></article>`;
  const words = screen.getByText('A link');
  if (refuse) words.addEventListener('click', (event) => event.preventDefault());
  // jsdom cannot follow a link.
  let isUnhandled = true;
  const event = createEvent.click(words, keys);
  addEventListener(
    'click',
    (last) => {
      isUnhandled = !last.defaultPrevented;
      last.preventDefault();
    },
    { once: true },
  );
  fireEvent(words, event);
  return isUnhandled;
}

test.each(['/about', '/news/kickoff?from=text.to#scores', '/news/v1.2', '/'])(
  'a link to %s in an article opens the page without a full page load',
  (address) => {
    expect(click(address)).toBe(false);
    expect(open).toHaveBeenCalledWith(address);
  },
);

test.each([
  '/feed.xml',
  '/data/news/v1.json',
  '//example/about',
  'https://example.org/about',
  '#scores',
])('a link to %s is left to the browser', (address) => {
  expect(click(address)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser',
  (key) => {
    expect(click('/about', { [key]: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
  },
);

test('a click that a component has handled is not handled twice', () => {
  click('/about', {}, true);
  expect(open).not.toHaveBeenCalled();
});
