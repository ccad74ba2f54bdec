/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { site } from '../../content/site';
import { SiteMenu } from '../../src/layout/SiteMenu';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { renderSite } from '../renderSite';

const toggle = () => screen.getByRole('checkbox');

function renderMenu(path = '/') {
  return renderSite(
    <>
      <SiteMenu />
      <button type="button">outside</button>
    </>,
    { path },
  );
}

const expectClosed = () => expect(toggle()).not.toBeChecked();
const expectOpen = () => expect(toggle()).toBeChecked();

test('the toggle says what it opens and whether it is open', async () => {
  const user = userEvent.setup();
  renderMenu();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveAccessibleName(site.header.menu);
  await user.click(toggle());
  expectClosed();
});

test('the toggle refers to the panel that it opens, its sibling, so that it works without script', () => {
  renderMenu();
  const panel = document.getElementById(toggle().getAttribute('aria-controls')!);
  expect(panel).toContainElement(screen.getByRole('link', { name: 'News', hidden: true }));
  expect(toggle().parentElement).toBe(panel!.parentElement);
});

test('Enter that is held down opens the menu once', async () => {
  const user = userEvent.setup();
  renderMenu();
  toggle().focus();
  await user.keyboard('{Enter>2/}');
  expectOpen();
});

test('Escape closes the menu when the focus is outside it, too, as after a press on its ground', async () => {
  const user = userEvent.setup();
  renderMenu();
  await user.click(toggle());
  act(() => toggle().blur());
  await user.keyboard('{Escape}');
  expectClosed();
  expect(toggle()).toHaveFocus();
});

test('Escape does not move the focus while the menu is closed', async () => {
  renderMenu();
  const outside = screen.getByRole('button', { name: 'outside' });
  outside.focus();
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveFocus();
});

test('a press outside closes the menu', async () => {
  const user = userEvent.setup();
  renderMenu();
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: 'outside' }));
  expectClosed();
});

test('the menu closes when the focus leaves it, so that it hides nothing', async () => {
  const user = userEvent.setup();
  renderMenu();
  await user.click(toggle());
  act(() => screen.getByRole('link', { name: 'Contact', hidden: true }).focus());
  expectOpen();
  act(() => screen.getByRole('button', { name: 'outside' }).focus());
  expectClosed();
});

test('the menu closes when a page is opened, by its link or otherwise', async () => {
  const user = userEvent.setup();
  const { location } = renderMenu();
  await user.click(toggle());
  await user.click(screen.getByRole('link', { name: 'About', hidden: true }));
  expect(location.history).toEqual(['/', '/about']);
  expectClosed();
  await user.click(toggle());
  expectOpen();
  act(() => location.navigate('/contact'));
  expectClosed();
});

test('the menu closes when the link to the page that is open is pressed', async () => {
  const user = userEvent.setup();
  renderMenu('/about');
  await user.click(toggle());
  await user.click(screen.getByRole('link', { name: 'About', hidden: true }));
  expectClosed();
});

test('a menu that was opened before hydration is known to be open', async () => {
  const site = (
    <SiteTheme>
      <Router ssrPath="/">
        <SiteMenu />
      </Router>
    </SiteTheme>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site);
  container.querySelector('input')!.checked = true;
  render(site, { container, hydrate: true });
  expectOpen();
  toggle().focus();
  await userEvent.keyboard('{Escape}');
  expectClosed();
});
