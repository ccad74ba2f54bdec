/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { calm, useCalm } from '../../src/motion/calm';
import { media } from '../../src/theme/media';

const system = Object.assign(new EventTarget(), { matches: false });
const queries: string[] = [];

beforeEach(() => {
  calm.choose(undefined);
  system.matches = false;
  window.matchMedia = ((query: string) => {
    queries.push(query);
    return system;
  }) as unknown as typeof matchMedia;
});

function MotionState() {
  return useCalm() ? 'still' : 'moving';
}

test('things move until the visitor or the system asks for calm', () => {
  render(<MotionState />);
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
  expect(new Set(queries)).toEqual(new Set([media.still]));
});

test('a prerendered page is still', () => {
  expect(renderToString(<MotionState />)).toBe('still');
});
