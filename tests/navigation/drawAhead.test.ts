import { AHEAD_MS, drawAhead, forgetAhead } from '../../src/navigation/drawAhead';
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
  forgetAhead();
  jest.useRealTimers();
});

test('a page is drawn once, however often it is asked for', () => {
  drawAhead('/about');
  const first = pageAhead.current();
  drawAhead('/about');
  expect(pageAhead.current()).toBe(first);
  expect(first?.path).toBe('/about');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('each drawing is another one', () => {
  drawAhead('/about');
  const first = pageAhead.current();
  drawAhead('/news');
  drawAhead('/about');
  expect(pageAhead.current()?.key).not.toBe(first?.key);
});

test('a page that is not opened is forgotten, some time after it was last asked for', () => {
  drawAhead('/about');
  jest.advanceTimersByTime(AHEAD_MS - 1);
  drawAhead('/about');
  jest.advanceTimersByTime(AHEAD_MS - 1);
  expect(pageAhead.current()?.path).toBe('/about');
  jest.advanceTimersByTime(1);
  expect(pageAhead.current()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('to forget takes the timer along, and tells nobody twice', () => {
  drawAhead('/about');
  forgetAhead();
  forgetAhead();
  expect(jest.getTimerCount()).toBe(0);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who has stopped listening hears nothing', () => {
  stop();
  drawAhead('/about');
  expect(heard).not.toHaveBeenCalled();
});
