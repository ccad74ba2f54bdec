/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Picture, PictureCut } from '../../src/components/Picture';
import { cutWidths, pictureCuts } from '../../src/generated/pictureCuts';
import { pictures } from '../../src/generated/pictures';
import { renderSite } from '../renderSite';

// Two pictures as the manifest would list them if their masters existed.
pictures['test-field.jpg'] = {
  width: 2400,
  height: 1350,
  color: '#462c1a',
  hash: 'abcd1234',
  widths: [480, 1200, 2400],
  fallback: 'jpg',
};
pictures['test-robot.png'] = {
  width: 1200,
  height: 1200,
  hash: 'ef567890',
  widths: [480, 1200],
  fallback: 'png',
};

const picture = () => screen.getByRole('img', { name: 'A robot' });
const sources = () => Array.from(document.querySelectorAll('source'));

test('the browser chooses among formats and widths', () => {
  renderSite(<Picture file="test-field.jpg" alt="A robot" sizes="50vw" />);
  expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]!.srcset).toBe(
    [480, 1200, 2400]
      .map((width) => `/pictures/test-field-abcd1234-${width}.avif ${width}w`)
      .join(', '),
  );
  expect(sources()[1]!.sizes).toBe('50vw');
  expect(picture()).toHaveAttribute('sizes', '50vw');
  expect(picture()).toHaveAttribute('src', '/pictures/test-field-abcd1234-1200.jpg');
  expect(picture()).toHaveAttribute('srcset', expect.stringContaining('-2400.jpg 2400w'));
});

test('phones held upright get the part around the focus, where the build has cut it out', () => {
  pictures['test-wide.jpg'] = pictures['test-field.jpg']!;
  pictureCuts['test-wide.jpg'] = [72];
  const draw = (focus: number | undefined) =>
    renderSite(
      <Picture file="test-wide.jpg" alt="A robot" sizes="50vw" focus={focus}>
        <PictureCut file="test-wide.jpg" focus={focus} sizes="100vw" />
      </Picture>,
    );
  const { unmount } = draw(72);
  expect(sources().map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(max-aspect-ratio: 2/3)'],
    ['image/webp', '(max-aspect-ratio: 2/3)'],
    ['image/avif', ''],
    ['image/webp', ''],
  ]);
  expect(sources()[0]!.sizes).toBe('100vw');
  expect(sources()[0]!.srcset).toBe(
    cutWidths
      .map((width) => `/pictures/test-wide-abcd1234-${width}-at72.avif ${width}w`)
      .join(', '),
  );
  unmount();
  for (const focus of [30, undefined]) {
    const { unmount: remove } = draw(focus);
    expect(sources()).toHaveLength(2);
    remove();
  }
});

test('a picture declares its dimensions and loads lazily', () => {
  renderSite(<Picture file="test-field.jpg" alt="A robot" sizes="100vw" />);
  expect(picture()).toHaveAttribute('width', '2400');
  expect(picture()).toHaveAttribute('height', '1350');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(picture()).toHaveAttribute('decoding', 'async');
  expect(picture()).not.toHaveAttribute('fetchpriority');
});

test('the main picture of a page loads first', () => {
  renderSite(<Picture file="test-field.jpg" alt="A robot" sizes="100vw" isMain />);
  expect(picture()).not.toHaveAttribute('loading');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

test('the color of a picture fills its place, except behind a transparent picture', () => {
  const { unmount } = renderSite(<Picture file="test-field.jpg" alt="A robot" sizes="100vw" />);
  expect(picture()).toHaveStyleRule('background-color', '#462c1a');
  expect(picture()).not.toHaveAttribute('style');
  unmount();
  renderSite(<Picture file="test-robot.png" alt="A robot" sizes="100vw" />);
  expect(picture()).toHaveStyleRule('background-color', undefined);
  expect(picture()).toHaveAttribute('src', '/pictures/test-robot-ef567890-1200.png');
});

test('an error names a picture that the build does not have', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderSite(<Picture file="lost.jpg" alt="" sizes="100vw" />)).toThrow('lost.jpg');
});
