/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPort } from '../../src/local/readPort';
import { requirePort } from '../../src/local/requirePort';

test('the port is the usual one unless the environment asks for another', () => {
  expect(readPort({})).toBe(5000);
  expect(readPort({ PORT: ' ' })).toBe(5000);
  expect(readPort({ PORT: '8123' })).toBe(8123);
});

test.each(['http', '70000', '-1', '80.5'])(
  'PORT=%s is refused, and says what a port is',
  (PORT) => {
    expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}"`);
  },
);

test('a port that another program has is named, with a way out', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requirePort(port)).rejects.toThrow(`Port ${port} is in use.`);
  await new Promise((resolve) => other.close(resolve));
  await expect(requirePort(port)).resolves.toBeUndefined();
});
