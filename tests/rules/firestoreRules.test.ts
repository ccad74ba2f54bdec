import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desk } from '../../content/desk';
import { ARTICLE_ID } from '../../src/news/newsAddresses';
import { hasEmulator } from '../hasEmulator';
import { borrowEmulator } from '../startEmulator';
import type { Emulator } from '../startEmulator';
import type { Case } from './case';
import { cases } from './cases';
import { findConditions, findHalfTested, removeCondition } from './ruleConditions';
import { rulesEnvironment } from './rulesEnvironment';
import type { RulesEnvironment } from './rulesEnvironment';

const file = join(__dirname, '..', '..', 'firestore.rules');
const rules = readFileSync(file, 'utf8');
const projectId = 'demo-rules';

const hasJar = hasEmulator();
if (!hasJar) {
  console.warn(
    '\nSKIPPED: the tests of firestore.rules, because the official Firestore emulator was not found. `npm run doctor` says how to get it.\n',
  );
}
test('the rules and the site allow the same ids, and call a writer without a name the same', () => {
  expect(rules).toContain(`get('name', '${desk.nameless.writer}')`);
  expect(rules).toContain(`id.matches('${ARTICLE_ID.source}')`);
});

const testWithEmulator = hasJar ? test : test.skip;

const conditions = findConditions(rules);
let emulator: Emulator;
let environment: RulesEnvironment;
const failures: Case[] = [];

beforeAll(async () => {
  if (!hasJar) return;
  emulator = await borrowEmulator(projectId, file);
  environment = rulesEnvironment(emulator.host, projectId);
  // Reading comes first: a list does not depend on what others wrote.
  const isReading = ({ action }: Case) => /^(get|list)/.test(action);
  const inOrder = [...cases.filter(isReading), ...cases.filter((it) => !isReading(it))];
  for await (const failure of environment.failures(rules, inOrder)) failures.push(failure);
}, 120_000);

afterAll(() => emulator?.stop());

testWithEmulator(
  'everybody reads the News, editors write articles, and nothing else is allowed',
  () => {
    expect(failures).toEqual([]);
  },
);

testWithEmulator(
  'every condition was seen both to hold and to fail',
  async () => {
    expect(await findHalfTested(conditions, { host: emulator.host, projectId })).toEqual([]);
  },
  120_000,
);

testWithEmulator(
  'no condition could be left out: each one refuses something by itself',
  async () => {
    const redundant: string[] = [];
    const refused = cases.filter(({ isAllowed }) => !isAllowed);
    for (const condition of conditions) {
      const weaker = removeCondition(rules, condition);
      const found = await environment.failures(weaker, refused).next();
      if (found.done) {
        redundant.push(condition.text);
        continue;
      }
      // The case that shows what one condition is for is often near the one that did for another.
      const place = cases.indexOf(found.value);
      const distance = (it: Case) => Math.abs(cases.indexOf(it) - place);
      refused.sort((one, other) => distance(one) - distance(other));
    }
    expect(redundant).toEqual([]);
  },
  300_000,
);

test('the rules are read condition by condition', () => {
  expect(conditions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['isEditor()', 'request.auth.uid == uid', 'fields.title is string']),
  );
  // As many as there are "if", "return" and "&&", but for what is always true, and what is only found.
  const code = rules.replace(/\/\/.*|\bif true\b|\breturn get\b/g, '');
  expect(conditions).toHaveLength(code.match(/\bif\b|\breturn\b|&&/g)!.length);
});
