/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { PageHead } from '../../src/components/PageHead';

const head = <PageHead title="About" description="About us" />;
const find = (selector: string) => document.head.querySelector(selector);

beforeEach(() => {
  document.head.innerHTML = `
    <link rel="canonical" href="/"><link rel="alternate" href="/feed.xml">
    <meta property="og:url" content="/"><meta name="theme-color" content="black">
    <script type="application/ld+json">{}</script>`;
});

test('what the build wrote into the head about the first page stays while the page is hydrated', async () => {
  await act(async () => void render(head, { hydrate: true }));
  expect(find('link[rel=canonical]')).toBeInTheDocument();
  expect(find('meta[property]')).toBeInTheDocument();
  expect(document.scripts).toHaveLength(1);
});

test('what the build wrote into the head about the first page is removed for the next page', () => {
  render(head);
  expect(find('link[rel=canonical]')).not.toBeInTheDocument();
  expect(find('meta[property]')).not.toBeInTheDocument();
  expect(document.scripts).toHaveLength(0);
  expect(find('link[rel=alternate]')).toBeInTheDocument();
  expect(find('meta[name="theme-color"]')).toBeInTheDocument();
});
