/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoEmbed } from '../../src/components/VideoEmbed';
import { pictures } from '../../src/generated/pictures';
import { renderSite } from '../renderSite';

pictures['test-poster.jpg'] = {
  width: 960,
  height: 540,
  color: '#04202b',
  hash: 'abcd1234',
  widths: [480],
  fallback: 'jpg',
};

const video = {
  title: 'Safety animation',
  label: 'Play video: Safety animation',
  poster: { file: 'test-poster.jpg', alt: '' },
  channel: 'https://youtube.com/@team',
  sizes: '100vw',
};

test('before the click, nothing on the page comes from the video host', () => {
  const { container } = renderSite(<VideoEmbed {...video} id="abc123" />);
  const loading = container.querySelectorAll('iframe, link, script, [src*=youtube]');
  expect(Array.from(loading)).toEqual([]);
  // Only the address of the link names it.
  expect(container.innerHTML.match(/youtube|iframe/g)).toEqual(['youtube']);
});

test('without script, and in another tab, the poster leads to the video at its host', () => {
  renderSite(<VideoEmbed {...video} id="abc123" />);
  const poster = screen.getByRole('link', { name: video.label });
  expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc123');
  const wasPrevented: boolean[] = [];
  // jsdom follows no links.
  const stop = (event: Event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', stop);
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
  for (const key of keys) fireEvent.click(poster, { [key]: true });
  window.removeEventListener('click', stop);
  expect(wasPrevented).toEqual(keys.map(() => false));
  expect(screen.queryByTitle(video.title)).not.toBeInTheDocument();
});

test('a click, or Enter, loads the video without cookies, titled, with the referrer that the host needs', async () => {
  const user = userEvent.setup();
  renderSite(<VideoEmbed {...video} id="abc123" />);
  await user.tab();
  await user.keyboard('{Enter}');
  const frame = screen.getByTitle(video.title);
  const address = new URL(frame.getAttribute('src')!);
  expect(address.origin).toBe('https://www.youtube-nocookie.com');
  expect(address.pathname).toBe('/embed/abc123');
  expect(address.searchParams.get('autoplay')).toBe('1');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame).toHaveFocus();
});

test('without a video the poster leads to the channel', () => {
  renderSite(<VideoEmbed {...video} />);
  expect(screen.getByRole('link', { name: video.label })).toHaveAttribute('href', video.channel);
});
