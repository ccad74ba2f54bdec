import { sizeTable } from './browser/sizeTable';

const page = { html: 10, script: 88.04, fonts: 52.3 };

test('every page has a row, and every size shows its change since the last run', () => {
  const table = sizeTable(
    { '/': page, '/about': page },
    { '/': { html: 9.5, script: 88, fonts: 60 } },
  );
  expect(table.split('\n')).toEqual([
    '| Page | html, KB | script, KB | fonts, KB |',
    '| --- | --: | --: | --: |',
    '| / | 10.0 (+0.5) | 88.0 | 52.3 (−7.7) |',
    '| /about | 10.0 | 88.0 | 52.3 |',
  ]);
});
