import { NETWORK_TIMEOUT_MS, networkFirst } from '../../src/offline/networkFirst';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const respondIn4s = (text: string) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), 4000));
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const cachedCopy = async () => new Response('kept');
const noCopy = async () => undefined;

test('the copy is used if the network does not answer within a short time', async () => {
  const answer = jest.fn();
  void textOf(networkFirst(respondIn4s('new'), cachedCopy)).then(answer);
  await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith('kept');
});

test('without a copy, the slow network’s answer is waited for', async () => {
  const answer = textOf(networkFirst(respondIn4s('new'), noCopy));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe('new');
});

test('without network and copy there is no answer; forbidden storage counts as no copy', async () => {
  const failed = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await networkFirst(failed(), noCopy)).toBeUndefined();
  expect(await networkFirst(failed(), () => failed())).toBeUndefined();
});
