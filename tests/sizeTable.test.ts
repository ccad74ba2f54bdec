import { sizeTable } from './browser/sizeTable';

const page = { 'HTML, KB': 10.02, 'script, KB': 88.04, requests: 4 };

test('every page has a row, and every size shows its change since the last run', () => {
  const table = sizeTable(
    { '/': page, '/about': page },
    { '/': { 'HTML, KB': 9.52, 'script, KB': 88, requests: 7 } },
  );
  expect(table.split('\n')).toEqual([
    '| Page | HTML, KB | script, KB | requests |',
    '| --- | --: | --: | --: |',
    '| / | 10.0 (+0.5) | 88.0 | 4 (−3) |',
    '| /about | 10.0 | 88.0 | 4 |',
  ]);
});
