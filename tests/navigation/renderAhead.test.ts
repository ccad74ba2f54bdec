import { KEEP_AHEAD_MS, renderAhead, discardAhead } from '../../src/navigation/renderAhead';
import { pageAhead } from '../../src/navigation/pageAhead';

const heard = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockReset();
  stop = pageAhead.subscribe(heard);
});
afterEach(() => {
  stop();
  discardAhead();
  jest.useRealTimers();
});

test('a page is drawn once, however often it is asked for', () => {
  renderAhead('/about');
  const first = pageAhead.current();
  renderAhead('/about');
  expect(pageAhead.current()).toBe(first);
  expect(first?.path).toBe('/about');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('each drawing is another one', () => {
  renderAhead('/about');
  const first = pageAhead.current();
  renderAhead('/news');
  renderAhead('/about');
  expect(pageAhead.current()?.key).not.toBe(first?.key);
});

test('a page that is not opened is forgotten, some time after it was last asked for', () => {
  renderAhead('/about');
  jest.advanceTimersByTime(KEEP_AHEAD_MS - 1);
  renderAhead('/about');
  jest.advanceTimersByTime(KEEP_AHEAD_MS - 1);
  expect(pageAhead.current()?.path).toBe('/about');
  jest.advanceTimersByTime(1);
  expect(pageAhead.current()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('to forget takes the timer along, and tells nobody twice', () => {
  renderAhead('/about');
  discardAhead();
  discardAhead();
  expect(jest.getTimerCount()).toBe(0);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who has stopped listening hears nothing', () => {
  stop();
  renderAhead('/about');
  expect(heard).not.toHaveBeenCalled();
});
