import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnreadableResults, resultRule } from '../../../src/pipeline/content/resultRules';
import { temporaryFolder } from '../../temporaryFolder';
import { reportsOf } from './reportsOf';

const scratch = temporaryFolder();

const hill = { year: 2026, event: 'Hill Regional', rank: 12, of: 40 };
const values = { known: [hill] };
const messagesOf = (list: string, value: object, added: object[] = []) =>
  reportsOf(resultRule, {
    value,
    path: [list, 0],
    values: { ...values, added: [...added, value] },
  }).map(({ message }) => message);

test.each([
  ['added', { year: 2025, event: 'Hill Regional', rank: 3 }],
  ['added', { year: 2026, event: 'Fall Classic', result: 'Played with two robots' }],
  ['corrections', { year: 2026, event: 'Hill Regional', rank: 11 }],
  ['known', hill],
])('nothing is wrong with a result that is true: %s %j', (list, value) => {
  expect(messagesOf(list, value)).toEqual([]);
});

test.each([
  [
    'added',
    { year: 2026, event: 'Hill Regional', rank: 11, playoffs: 'finalists' },
    'npm run results has brought this event (content/results.json: rank is 12 there, playoffs is not known there). Take it out here, and write what is wrong there into corrections.',
  ],
  [
    'corrections',
    { year: 2026, event: 'Hil Regional', rank: 11 },
    'content/results.json has no “Hil Regional” of 2026. Did you mean “Hill Regional”?',
  ],
  [
    'corrections',
    { year: 2025, event: 'Hill Regional', rank: 11 },
    'content/results.json has no “Hill Regional” of 2025. Write it into added.',
  ],
  ['corrections', hill, 'content/results.json says the same by now: take this out.'],
])('what contradicts or repeats is named: %s %j', (list, value, message) => {
  expect(messagesOf(list, value)).toEqual([message]);
});

test('an event is listed once', () => {
  const value = { year: 2025, event: 'Lake Regional', rank: 2 };
  expect(messagesOf('added', value, [{ ...value, rank: 3 }])).toEqual([
    'This event is listed above already: keep one.',
  ]);
});

test.each([
  ['[]', 0],
  ['[{ "year": 2026, "event": "Hill Regional" }]', 0],
  ['<<<<<<< HEAD\n[]', 1],
  ['[{ "year": "2026" }]', 1],
  ['{}', 1],
])('a file of results that was damaged is named: %s', (text, count) => {
  const root = mkdtempSync(join(scratch, 'results-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content', 'results.json'), text);
  expect(findUnreadableResults(root)).toHaveLength(count);
});
