/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

let isBroken = true;
function Part() {
  if (isBroken) throw new Error('broken');
  return 'whole';
}
const at = (place: string) => (
  <ErrorBoundary place={place} fallback={() => 'instead'}>
    <Part />
  </ErrorBoundary>
);

test('a part that failed is tried again when the place changes, and not before', () => {
  const { container, rerender } = render(at('/about'));
  expect(container).toHaveTextContent('instead');
  isBroken = false;
  rerender(at('/about'));
  expect(container).toHaveTextContent('instead');
  rerender(at('/contact'));
  expect(container).toHaveTextContent('whole');
});
