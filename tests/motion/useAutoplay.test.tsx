/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { calm } from '../../src/motion/calm';
import { useAutoplay } from '../../src/motion/useAutoplay';

let setIntersecting: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
const realObserver = window.IntersectionObserver;

beforeEach(() => {
  calm.choose(undefined);
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      setIntersecting = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.IntersectionObserver = realObserver;
});

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function Part() {
  const part = useRef<HTMLDivElement>(null);
  const { isMoving, isPaused, isWelcome, toggle } = useAutoplay(part);
  return (
    <div ref={part}>
      {isMoving ? 'moving' : 'still'}
      {isWelcome && <button onClick={toggle}>{isPaused ? 'Play' : 'Pause'}</button>}
    </div>
  );
}

test('it moves only while it is in view', () => {
  render(<Part />);
  expect(screen.getByText('still')).toBeInTheDocument();
  setIntersecting(true);
  expect(screen.getByText('moving')).toBeInTheDocument();
  setIntersecting(false);
  expect(screen.getByText('still')).toBeInTheDocument();
});

test('it stands still in a tab that is hidden', () => {
  render(<Part />);
  setIntersecting(true);
  setHidden(true);
  expect(screen.getByText('still')).toBeInTheDocument();
  setHidden(false);
  expect(screen.getByText('moving')).toBeInTheDocument();
});

test('the visitor can pause and resume it', async () => {
  render(<Part />);
  setIntersecting(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('still')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByText('moving')).toBeInTheDocument();
});

test('under calm it is still, and there is nothing to pause', () => {
  render(<Part />);
  setIntersecting(true);
  act(() => calm.choose('on'));
  expect(screen.getByText('still')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the prerendered page is still, without a button that could do nothing', () => {
  expect(renderToString(<Part />)).toBe('<div>still</div>');
});
