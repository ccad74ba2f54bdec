/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { seasonPage } from '../../content/seasonPage';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { rebuilt } from '../../content/seasons/2026-rebuilt';
import { team } from '../../content/team';
import { RebuiltPage } from '../../src/pages/RebuiltPage';
import { ReefscapePage } from '../../src/pages/ReefscapePage';
import { surfaces } from '../../src/theme/schemes';
import { theme } from '../../src/theme/theme';
import { openSite } from '../renderSite';

test('Rebuilt has four layers with grounds of the theme, the robot in the first and with its facts in the third', async () => {
  const { container } = await openSite(<RebuiltPage />);
  const layers = [...container.querySelectorAll('main > [data-bleed] > [data-surface]')];
  expect(layers.map((layer) => layer.getAttribute('data-surface'))).toEqual(
    rebuilt.page.layers.map(({ color }) => color),
  );
  expect(layers).toHaveLength(4);
  for (const { color } of rebuilt.page.layers) {
    expect(Object.keys({ ...surfaces, ...theme.color })).toContain(color);
  }
  expect(layers.map((layer) => layer.querySelectorAll('img').length)).toEqual([1, 0, 1, 0]);
});

test('the layers of Rebuilt are stacked with the first on top, and their waves alternate', async () => {
  const { container } = await openSite(<RebuiltPage />);
  const layers = [...container.querySelectorAll('main > [data-bleed] > [data-surface]')];
  expect(layers.map((layer) => Number(getComputedStyle(layer).zIndex))).toEqual([4, 3, 2, 1]);
  expect(layers.map((layer) => getComputedStyle(layer).minHeight)).toEqual(
    rebuilt.page.layers.map(({ height }) => `${height}svh`),
  );
  const edges = layers.map((layer) => layer.querySelector('path[d^="M0 0V40c"]'));
  const begins = edges.map((edge) => (/c\S+ -/.test(edge!.getAttribute('d')!) ? 'up' : 'down'));
  expect(begins).toEqual(['up', 'down', 'up', 'down']);
});

test('Rebuilt explains the game in two sentences', () => {
  const [text, ...others] = seasonPage(rebuilt).game.paragraphs;
  expect(others).toEqual([]);
  expect(text!.split(/(?<=\.)\s/)).toHaveLength(2);
});

test('the countdown to kickoff exists, is over, and is not displayed', async () => {
  const { container } = await openSite(<ReefscapePage />);
  const countdown = container.querySelector('time')!;
  expect(countdown).toHaveAttribute('datetime', '2025-01-04T12:00:00-05:00');
  expect(countdown).toHaveTextContent('0 days, 0 hours, 0 minutes, 0 seconds');
  expect(countdown).not.toBeVisible();
});

test('Reefscape shows kickoff as a short film that can be stopped', async () => {
  await openSite(<ReefscapePage />);
  const { alt, pause, play } = reefscape.page.kickoff.animation;
  const film = screen.getByRole('img', { name: alt }).closest('div')!;
  const button = within(film).getByRole('button', { name: new RegExp(`^(${pause}|${play})$`) });
  expect(button).toBeInTheDocument();
});

test('the safety animation can be played, or links to the video channel until there is a video', async () => {
  await openSite(<ReefscapePage />);
  const animation = seasonPage(reefscape).film!;
  const title = reefscape.page.safety;
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: new RegExp(`${animation.label}$`) });
  if (!animation.id) expect(link).toHaveAttribute('href', team.accounts.video.url);
});
