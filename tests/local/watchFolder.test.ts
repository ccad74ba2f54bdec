import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchFolder } from '../../src/local/watchFolder';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();

test('files that change together are reported once, and changes meanwhile once that is done', async () => {
  const folder = mkdtempSync(join(scratch, 'watched-'));
  const write = (name: string) => writeFileSync(join(folder, name), name);
  const done: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  const onChange = jest.fn(() => {
    waiting.forEach((go) => go());
    waiting = [];
    return new Promise<void>((resolve) => done.push(resolve));
  });
  const nextCall = () => new Promise<void>((resolve) => waiting.push(resolve));
  const stop = watchFolder(folder, onChange, jest.fn());

  const first = nextCall();
  write('a.jpg');
  write('b.jpg');
  await first;
  expect(onChange).toHaveBeenCalledTimes(1);

  const second = nextCall();
  write('c.jpg');
  done[0]!();
  await second;
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

/** What is said about a folder that is no longer watched. */
const sentence = (folder: string, reason: string) =>
  `Changes in ${folder} are no longer noticed: ${reason}. Fix that, and start npm run dev again.`;

test('a folder that is removed is reported once, and its removal is no change', async () => {
  const folder = mkdtempSync(join(scratch, 'removed-'));
  writeFileSync(join(folder, 'a.jpg'), '');
  const onChange = jest.fn(async () => undefined);
  const report = jest.fn();
  const reported = new Promise<void>((resolve) => report.mockImplementation(() => resolve()));
  const stop = watchFolder(folder, onChange, report);
  rmSync(folder, { recursive: true });
  await reported;
  // Longer than a change would take to be complete.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(report.mock.calls).toEqual([[sentence(folder, 'the folder is gone')]]);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});
