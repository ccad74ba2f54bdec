import { IDLE_DELAY_MS, createIdleSwitch } from '../../src/news/createIdleSwitch';

const reading = () => () => undefined;

function recordedSwitch() {
  const turns: string[] = [];
  const network = createIdleSwitch(
    async () => void turns.push('on'),
    async () => void turns.push('off'),
  );
  return { network, turns };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the network is turned off a while after the last reader has left', async () => {
  const { network, turns } = recordedSwitch();
  const stopOne = network.use(reading);
  const stopOther = network.use(reading);
  stopOne();
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS * 2);
  expect(turns).toEqual([]);
  stopOther();
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS - 1);
  expect(turns).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(turns).toEqual(['off']);
});

test('a reader who returns in time finds the network on; a later one turns it on again', async () => {
  const { network, turns } = recordedSwitch();
  network.use(reading)();
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS / 2);
  network.use(reading)();
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS / 2);
  expect(turns).toEqual([]);
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS / 2);
  expect(turns).toEqual(['off']);
  network.use(reading);
  await jest.advanceTimersByTimeAsync(0);
  expect(turns).toEqual(['off', 'on']);
});

test('a restart turns the network off, then on, but only while there are readers', async () => {
  const { network, turns } = recordedSwitch();
  const stop = network.use(reading);
  network.restart();
  await jest.advanceTimersByTimeAsync(0);
  expect(turns).toEqual(['off', 'on']);
  stop();
  network.restart();
  await jest.advanceTimersByTimeAsync(0);
  expect(turns).toEqual(['off', 'on', 'off']);
});

test('reading starts after the network was told to be on', async () => {
  const { network, turns } = recordedSwitch();
  network.use(reading)();
  await jest.advanceTimersByTimeAsync(IDLE_DELAY_MS);
  network.use(() => {
    turns.push('reading');
    return () => undefined;
  });
  expect(turns).toEqual(['off', 'on', 'reading']);
});
