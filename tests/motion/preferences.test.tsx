/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { calm } from '../../src/motion/calm';
import { useCalm } from '../../src/motion/useCalm';
import { media } from '../../src/theme/media';

const system = Object.assign(new EventTarget(), { matches: false });
const asked: string[] = [];

beforeEach(() => {
  calm.choose(undefined);
  system.matches = false;
  window.matchMedia = ((query: string) => {
    asked.push(query);
    return system;
  }) as unknown as typeof matchMedia;
});

function Mood() {
  return useCalm() ? 'still' : 'moving';
}

test('things move until the visitor or the system asks for calm', () => {
  render(<Mood />);
  expect(screen.getByText('moving')).toBeInTheDocument();
  act(() => calm.choose('on'));
  expect(screen.getByText('still')).toBeInTheDocument();
  act(() => calm.choose(undefined));
  expect(screen.getByText('moving')).toBeInTheDocument();
  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('still')).toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set([media.still]));
});

test('a prerendered page is still', () => {
  expect(renderToString(<Mood />)).toBe('still');
});
