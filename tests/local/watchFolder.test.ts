import { mkdtempSync, writeFileSync } from 'node:fs';
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
  const stop = watchFolder(folder, onChange);

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
