import { hostAndPort } from '../../src/news/databaseSettings';

test('a host is parted from its port, even the one that addresses leave out', () => {
  expect(hostAndPort('127.0.0.1:80')).toEqual(['127.0.0.1', 80]);
  expect(hostAndPort('[::1]:8080')).toEqual(['[::1]', 8080]);
});
