/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useIsNear } from '../../src/lib/useIsNear';
import { fakeIntersectionObserver } from '../fakeIntersectionObserver';

const observer = fakeIntersectionObserver();

interface LineProps {
  name: string;
  isFromStart?: boolean;
  /** Another version is another element. */
  version?: number;
}

function Line({ name, isFromStart = false, version = 1 }: LineProps) {
  const [isNear, watch] = useIsNear(isFromStart);
  return (
    <p key={version} ref={watch}>
      {name} is {isNear ? 'near' : 'far'}
    </p>
  );
}

const line = (name: string) => screen.getByText(new RegExp(`^${name} is`));

test('each element is near once it has been seen near, and stays so', () => {
  render(
    <>
      <Line name="One" />
      <Line name="Two" />
    </>,
  );
  act(() => observer.report(line('One'), false));
  expect(line('One')).toHaveTextContent('One is far');
  act(() => observer.report(line('One'), true));
  expect(line('One')).toHaveTextContent('One is near');
  expect(line('Two')).toHaveTextContent('Two is far');
  expect([line('One'), line('Two')].map(observer.isWatched)).toEqual([false, true]);
});

test('an element that is near from the start is not watched', () => {
  render(<Line name="One" isFromStart />);
  expect(line('One')).toHaveTextContent('One is near');
  expect(observer.isWatched(line('One'))).toBe(false);
});

test('a removed element is no longer watched, and a late report about it is not an error', () => {
  const { unmount } = render(<Line name="One" />);
  const gone = line('One');
  expect(observer.isWatched(gone)).toBe(true);
  unmount();
  expect(observer.isWatched(gone)).toBe(false);
  expect(() => observer.reportLate(gone)).not.toThrow();
});

test('an element that takes the place of another is watched instead', () => {
  const { rerender } = render(<Line name="One" />);
  const first = line('One');
  rerender(<Line name="One" version={2} />);
  expect([first, line('One')].map(observer.isWatched)).toEqual([false, true]);
  act(() => observer.report(line('One'), true));
  expect(line('One')).toHaveTextContent('One is near');
});

test('any number of elements share one observer', () => {
  render(
    <>
      <Line name="One" />
      <Line name="Two" />
    </>,
  );
  expect(observer.observers()).toBe(1);
});
