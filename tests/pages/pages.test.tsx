/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../renderSite';
import { headingLevels, skippedLevels } from './headingLevels';
import { sitePages, snapshot } from './sitePages';

describe.each(sitePages)('$name', ({ page, address, preload, heading, head }) => {
  // What is loaded on the way must not count against the time of the first test.
  beforeAll(preload, 60_000);

  const open = () => openSite(page, { path: address, snapshot });

  test('has a title for the browser’s tab and a description for search engines', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe(head.title));
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', head.description);
  });

  test('has its title as the only h1, and skips no heading level below it', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    expect(headingLevels()[0]).toBe(1);
    expect(skippedLevels()).toEqual([]);
  });

  test('describes every picture, and prioritizes at most one', async () => {
    const { container } = await open();
    const pictures = screen.queryAllByRole('img').filter(({ tagName }) => tagName === 'IMG');
    for (const picture of pictures) expect(picture).toHaveAccessibleName();
    expect(container.querySelectorAll('img[fetchpriority="high"]').length).toBe(
      pictures.length > 0 ? 1 : 0,
    );
  });

  test('says where every link leads: to a page, a mailbox, the calendar or a safe address', async () => {
    await open();
    for (const link of screen.queryAllByRole('link')) {
      expect(link).toHaveAccessibleName();
      expect(link.getAttribute('href')).toMatch(/^(\/|mailto:|https:\/\/|webcal:\/\/localhost\/)/);
    }
  });
});
