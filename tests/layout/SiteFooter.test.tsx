/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { feeds, site } from '../../content/site';
import { team } from '../../content/team';
import { SiteFooter } from '../../src/layout/SiteFooter';
import { renderSite } from '../renderSite';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer names the team and the year it was founded', () => {
  renderSite(<SiteFooter />);
  const footer = screen.getByRole('contentinfo', { name: site.footer.label });
  expect(footer).toHaveTextContent(team.fullName);
  expect(footer).toHaveTextContent('2003');
  expect(footer).not.toHaveTextContent('2002');
});

test('the e-mail and the address lead to the mail program and a map', () => {
  renderSite(<SiteFooter />);
  const email = screen.getByRole('link', { name: new RegExp(`^${team.email}`) });
  expect(email).toHaveAttribute('href', `mailto:${team.email}`);
  const address = screen.getByRole('link', { name: new RegExp(team.school.street) });
  expect(address).toHaveAttribute('href', team.school.map);
});

test('the sitemap has every page and a link to donate', () => {
  renderSite(<SiteFooter />);
  expect(linksOf(site.footer.sitemap.title)).toEqual([
    ['Home', '/'],
    ['News', '/news'],
    ['Outreach', '/outreach'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sponsors', '/sponsors'],
    ['Donate', team.donateUrl ?? '/donate'],
  ]);
});

test('the other links lead to FIRST, the university, the school, the code and one feed', () => {
  renderSite(<SiteFooter />);
  const addresses = linksOf(site.footer.external.title).map(([, address]) => address);
  expect(addresses).toEqual([
    team.first.url,
    team.university.url,
    team.school.url,
    '/about#teams',
    team.accounts.code.url,
    feeds.formats[0].address,
  ]);
});

describe('the clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 0, 10, 9, 4, 59) }));
  afterEach(() => jest.useRealTimers());

  const clock = () => document.querySelector('[role="timer"]')!;

  test('shows hours and minutes, updates to the second, and is not displayed', () => {
    renderSite(<SiteFooter />);
    expect(clock()).not.toBeVisible();
    expect(clock()).toHaveTextContent(/^09:04$/);
    act(() => jest.advanceTimersByTime(999));
    expect(clock()).toHaveTextContent(/^09:04$/);
    act(() => jest.advanceTimersByTime(1));
    expect(clock()).toHaveTextContent(/^09:05$/);
  });

  test('causes no re-render and leaves no timer behind', () => {
    const onRender = jest.fn();
    const { unmount } = renderSite(
      <Profiler id="footer" onRender={onRender}>
        <SiteFooter />
      </Profiler>,
    );
    onRender.mockClear();
    act(() => jest.advanceTimersByTime(120_000));
    expect(clock()).toHaveTextContent(/^09:06$/);
    expect(onRender).not.toHaveBeenCalled();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
