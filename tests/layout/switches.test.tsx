/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { site } from '../../content/site';
import { PreferenceSwitch } from '../../src/layout/PreferenceSwitch';
import { scheme as schemePreference } from '../../src/layout/scheme';
import { calm as calmPreference } from '../../src/motion/calm';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { renderSite } from '../renderSite';
import { runHeadScript } from '../runHeadScript';

const root = document.documentElement;
const { scheme, calm } = site.appearance;

const schemeSwitch = (
  <PreferenceSwitch preference={schemePreference} unchosen="system" {...scheme} />
);
const calmSwitch = <PreferenceSwitch preference={calmPreference} unchosen="off" {...calm} />;

const radio = (group: string, label: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name: label });

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-scheme');
  root.removeAttribute('data-calm');
});

function runEarly() {
  runHeadScript([schemePreference, calmPreference]);
}

function forbidStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

test('without a choice the system decides', () => {
  renderSite(schemeSwitch);
  expect(radio(scheme.label, 'System')).toBeChecked();
  expect(root).not.toHaveAttribute('data-scheme');
});

test('a chosen scheme is shown, stored, and removed again', async () => {
  const user = userEvent.setup();
  renderSite(schemeSwitch);
  await user.click(radio(scheme.label, 'Dark'));
  expect(radio(scheme.label, 'Dark')).toBeChecked();
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(localStorage.getItem('scheme')).toBe('dark');
  await user.click(radio(scheme.label, 'System'));
  expect(root).not.toHaveAttribute('data-scheme');
  expect(localStorage.getItem('scheme')).toBeNull();
});

test('calm is switched on, stored, and switched off', async () => {
  const user = userEvent.setup();
  renderSite(calmSwitch);
  expect(screen.getByRole('group', { name: calm.label })).toHaveAccessibleDescription(calm.hint);
  expect(radio(calm.label, 'Off')).toBeChecked();
  await user.click(radio(calm.label, 'On'));
  expect(root).toHaveAttribute('data-calm', 'on');
  expect(localStorage.getItem('calm')).toBe('on');
  await user.click(radio(calm.label, 'Off'));
  expect(root).not.toHaveAttribute('data-calm');
  expect(localStorage.getItem('calm')).toBeNull();
});

test('a stored choice is applied before anything is drawn', () => {
  localStorage.setItem('scheme', 'light');
  localStorage.setItem('calm', 'on');
  runEarly();
  expect(root).toHaveAttribute('data-scheme', 'light');
  expect(root).toHaveAttribute('data-calm', 'on');
  renderSite(schemeSwitch);
  expect(radio(scheme.label, 'Light')).toBeChecked();
});

test('a stored value that is not a known choice is ignored', () => {
  localStorage.setItem('scheme', '"><script>');
  localStorage.setItem('calm', 'off');
  runEarly();
  expect(root).not.toHaveAttribute('data-scheme');
  expect(root).not.toHaveAttribute('data-calm');
});

test('if storage is forbidden, a choice lasts for as long as the page is open', async () => {
  forbidStorage();
  expect(runEarly).not.toThrow();
  const user = userEvent.setup();
  renderSite(schemeSwitch);
  await user.click(radio(scheme.label, 'Dark'));
  expect(radio(scheme.label, 'Dark')).toBeChecked();
  expect(root).toHaveAttribute('data-scheme', 'dark');
  await user.click(radio(scheme.label, 'System'));
  expect(root).not.toHaveAttribute('data-scheme');
});

test.each(['storage', 'pageshow'])(
  'a choice made in another tab is applied here, with or without the switch: %s',
  (type) => {
    runEarly();
    localStorage.setItem('scheme', 'light');
    dispatchEvent(new Event(type));
    expect(root).toHaveAttribute('data-scheme', 'light');
    renderSite(schemeSwitch);
    expect(radio(scheme.label, 'Light')).toBeChecked();
    localStorage.clear();
    act(() => void dispatchEvent(new Event(type)));
    expect(radio(scheme.label, 'System')).toBeChecked();
    expect(root).not.toHaveAttribute('data-scheme');
  },
);

const prerendered = <SiteTheme>{schemeSwitch}</SiteTheme>;

/** Shows the prerendered switch as a visitor finds it; returns a function that hydrates it. */
function insertPrerendered() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(prerendered);
  return () => render(prerendered, { container, hydrate: true });
}

test('a choice made before hydration replaces an earlier one', () => {
  root.setAttribute('data-scheme', 'dark');
  const hydrate = insertPrerendered();
  radio(scheme.label, 'Light').click();
  hydrate();
  expect(radio(scheme.label, 'Light')).toBeChecked();
  expect(root).toHaveAttribute('data-scheme', 'light');
});

test('the prerendered default is not mistaken for a choice over a stored one', () => {
  root.setAttribute('data-scheme', 'dark');
  const hydrate = insertPrerendered();
  expect(radio(scheme.label, 'System')).toBeChecked();
  hydrate();
  expect(radio(scheme.label, 'Dark')).toBeChecked();
  expect(root).toHaveAttribute('data-scheme', 'dark');
});
