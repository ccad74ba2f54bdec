/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Page } from '../../src/layout/Page';
import { pageOpener } from '../../src/navigation/pageOpener';
import { renderSite } from '../renderSite';

/** The names of the sections in the page at each of its commits. */
let commits: string[][] = [];

function Section({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    commits.push(screen.getAllByRole('heading').map(({ textContent }) => textContent));
  });
  return <h2>{name}</h2>;
}

const page = (
  <Page head={{ title: 'A page', description: 'With three sections' }}>
    <Section name="first" />
    <Section name="second" />
    <Section name="third" />
  </Page>
);

const openByLink = pageOpener(() => ({ path: '/about', preload: jest.fn(), isReady: () => true }));

beforeEach(() => (commits = []));

test('a page opened by a link shows its first sections, then those below the window', async () => {
  openByLink(() => undefined, '/about');
  await act(async () => renderSite(page));
  expect(commits[0]).toEqual(['first', 'second']);
  expect(commits.at(-1)).toEqual(['first', 'second', 'third']);
});

test('a page that Back leads to has all its sections at once, to be scrolled to its place', async () => {
  openByLink(() => undefined, '/about');
  dispatchEvent(new PopStateEvent('popstate'));
  await act(async () => renderSite(page));
  expect(commits[0]).toEqual(['first', 'second', 'third']);
});
