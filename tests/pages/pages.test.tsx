/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { about } from '../../content/about';
import { clock } from '../../content/clock';
import { contact } from '../../content/contact';
import type { PageHead } from '../../content/contentTypes';
import { home } from '../../content/home';
import { outreach } from '../../content/outreach';
import { crescendo } from '../../content/seasons/crescendo';
import { rebuilt } from '../../content/seasons/rebuilt';
import { reefscape } from '../../content/seasons/reefscape';
import { sponsors } from '../../content/sponsors';
import { AboutPage } from '../../src/pages/AboutPage';
import { ClockPage } from '../../src/pages/ClockPage';
import { ContactPage } from '../../src/pages/ContactPage';
import { CrescendoPage } from '../../src/pages/CrescendoPage';
import { HomePage } from '../../src/pages/HomePage';
import { OutreachPage } from '../../src/pages/OutreachPage';
import { RebuiltPage } from '../../src/pages/RebuiltPage';
import { ReefscapePage } from '../../src/pages/ReefscapePage';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { openSite } from '../renderSite';
import { headingLevels, skippedLevels } from './headingLevels';

const pages: [title: string, Page: ComponentType, heading: string, head: PageHead][] = [
  ['RoboHornets - Home', HomePage, 'BTW ROBOTICS', home.head],
  ['RoboHornets - About', AboutPage, 'ABOUT US', about.head],
  ['RoboHornets - Home', ContactPage, 'CONTACT US', contact.head],
  ['RoboHornets - Outreach', OutreachPage, 'OUTREACH', outreach.head],
  ['RoboHornets - Sponsors', SponsorsPage, 'SPONSORS', sponsors.head],
  ['RoboHornets - What time is it?', ClockPage, 'Countdown to 12:09:00', clock.head],
  ['RoboHornets - Rebuilt', RebuiltPage, 'REBUILT', rebuilt.head],
  ['RoboHornets - Reefscape', ReefscapePage, 'REEFSCAPE', reefscape.head],
  ['RoboHornets - Crescendo', CrescendoPage, 'CRESCENDO', crescendo.head],
];

describe.each(pages)('%s (%p)', (title, Page, heading, head) => {
  test('the browser’s tab says its title, a search engine its description', async () => {
    await openSite(<Page />);
    await waitFor(() => expect(document.title).toBe(title));
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', head.description);
  });

  test('its title is its one first heading, and no level is skipped below it', async () => {
    await openSite(<Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    expect(headingLevels()[0]).toBe(1);
    expect(skippedLevels()).toEqual([]);
  });

  test('every picture says what it shows, and one at most is fetched first', async () => {
    const { container } = await openSite(<Page />);
    const pictures = screen.queryAllByRole('img').filter(({ tagName }) => tagName === 'IMG');
    for (const picture of pictures) expect(picture).toHaveAccessibleName();
    expect(container.querySelectorAll('img[fetchpriority="high"]').length).toBe(
      pictures.length > 0 ? 1 : 0,
    );
  });

  test('every link says where it leads, and leads to a page, a mailbox, the calendar or a safe address', async () => {
    await openSite(<Page />);
    for (const link of screen.queryAllByRole('link')) {
      expect(link).toHaveAccessibleName();
      expect(link.getAttribute('href')).toMatch(/^(\/|mailto:|https:\/\/|webcal:\/\/localhost\/)/);
    }
  });
});
