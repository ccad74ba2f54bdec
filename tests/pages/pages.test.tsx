/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../renderSite';
import { headingLevels, skippedLevels } from './headingLevels';
import { sitePages, snapshot } from './sitePages';

// That every picture and link has a name is tested in tests/browser/accessibility.spec.ts.
test.each(sitePages)(
  '$name has its head, one h1 and no gap between headings, one main picture, and only safe links',
  async ({ page, address, preload, heading, head }) => {
    await preload();
    const { container } = await openSite(page, { path: address, snapshot });
    await waitFor(() => expect(document.title).toBe(head.title));
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', head.description);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    expect(headingLevels()[0]).toBe(1);
    expect(skippedLevels()).toEqual([]);
    const hasPictures = container.querySelector('img:not([alt=""])') !== null;
    const main = container.querySelectorAll('img[fetchpriority="high"]');
    expect(main).toHaveLength(hasPictures ? 1 : 0);
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^(\/|mailto:|https:\/\/|webcal:\/\/localhost\/)/);
    }
  },
  60_000,
);
