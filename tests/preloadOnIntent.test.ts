/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { preloadOnIntent } from '../src/preloadOnIntent';
import { routeOf } from '../src/routeOf';

test.each([
  ['pointer', '/about', 'pointerOver'],
  ['finger', '/contact', 'touchStart'],
  ['focus', '/sponsors', 'focusIn'],
] as const)(
  'a %s on the way to a link sends for its page',
  async (_, address, sign) => {
    preloadOnIntent(document);
    document.body.innerHTML = `<a href="${address}"><span>A page</span></a><a href="https://example.org">Elsewhere</a>`;
    fireEvent[sign](screen.getByText('Elsewhere'));
    expect(routeOf(address)?.isReady()).toBe(false);
    fireEvent[sign](screen.getByText('A page'));
    await waitFor(() => expect(routeOf(address)?.isReady()).toBe(true), { timeout: 20_000 });
  },
  30_000,
);
