/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Animation } from '../../src/components/Animation';
import { animations } from '../../src/generated/animations';
import { pictures } from '../../src/generated/pictures';
import { calm } from '../../src/motion/calm';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { renderSite } from '../renderSite';

pictures['film-still.jpg'] = {
  width: 960,
  height: 540,
  color: '#203040',
  hash: 'a',
  widths: [480],
  fallback: 'jpg',
};
for (const format of ['avif', 'webp', 'gif']) {
  animations[`film.${format}`] = `/pictures/film-a.${format}`;
}

const film = (
  <Animation
    file="film"
    alt="A robot under water"
    pause="Pause film"
    play="Play film"
    sizes="50vw"
  />
);
const movingPicture = () => document.querySelector('img[src="/pictures/film-a.gif"]');

afterEach(() => act(() => calm.choose(undefined)));

test('the film plays by itself and can be paused and played', async () => {
  renderSite(film);
  expect(movingPicture()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pause film' }));
  expect(movingPicture()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(movingPicture()).toBeInTheDocument();
});

test('only browsers that move an AVIF are offered one; others take the next format', () => {
  renderSite(film);
  const offers = Array.from(movingPicture()!.parentElement!.querySelectorAll('source'));
  expect(offers.map((offer) => [offer.type, offer.media])).toEqual([
    ['image/avif', '(width >= 0px)'],
    ['image/webp', ''],
  ]);
});

test('the still picture stays, and only it has an accessible name', () => {
  renderSite(film);
  expect(screen.getByRole('img')).toHaveAccessibleName('A robot under water');
});

test('calm stops the film, even one that was started by hand', async () => {
  renderSite(film);
  await userEvent.click(screen.getByRole('button', { name: 'Pause film' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  act(() => calm.choose('on'));
  expect(movingPicture()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(movingPicture()).toBeInTheDocument();
});

test('the prerendered page contains no moving film', () => {
  expect(renderToString(<SiteTheme>{film}</SiteTheme>)).not.toContain('film-a.gif');
});
