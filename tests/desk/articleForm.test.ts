import {
  checkForm,
  formOf,
  problemsOf,
  proposeAddress,
  textOfForm,
} from '../../src/desk/articleForm';
import { articleChecks } from '../../content/articleChecks';
import { desk } from '../../content/desk';

const words = desk.write;
const said = ({ problem, remedy }: { problem: string; remedy: string }) => `${problem} ${remedy}`;
const form = { title: 'T', time: '2027-01-09T10:00', content: 'Text', address: 'kickoff' };
const written = { title: 'T', date: 0, content: '' };
const problems = (change: object, taken: string[] = [], isDraft = false) => {
  const changed = { ...form, ...change };
  return problemsOf(changed, checkForm(changed, Date.UTC(2027, 0, 9)), { isDraft, taken });
};

test.each(['Asia/Tokyo', 'Pacific/Auckland', 'America/Chicago'])(
  'a date is Tulsa’s time on a device in %s, in winter and in summer',
  (zone) => {
    process.env.TZ = zone;
    const at = (time: string) =>
      new Date(textOfForm({ ...form, time }, written).date).toISOString();
    expect(at('2027-01-09T10:00')).toBe('2027-01-09T16:00:00.000Z');
    expect(at('2027-07-04T10:00')).toBe('2027-07-04T15:00:00.000Z');
    expect(formOf('a', { ...written, date: Date.UTC(2027, 6, 4, 15) }).time).toBe(
      '2027-07-04T10:00',
    );
  },
);

test('an hour that Tulsa’s clocks skip, and no time at all, are refused in words', () => {
  expect(problems({ time: '2027-03-14T02:30' })).toEqual({
    time: said(articleChecks.hourMissing('March 14, 2027, 03:30 AM')),
  });
  expect(problems({ time: '' })).toEqual({ time: said(articleChecks.dateMissing()) });
});

test('a date that is not changed keeps its seconds, and one that is missing becomes now', () => {
  const date = Date.UTC(2027, 0, 9, 16, 0, 42);
  expect(textOfForm(form, { ...written, date }).date).toBe(date);
  expect(formOf('a', written, date).time).toBe('2027-01-09T10:00');
});

test('an address is proposed from the title', () => {
  expect(proposeAddress('Kickoff, 2027!')).toBe('kickoff-2027');
  expect(proposeAddress('  The team’s Café über alles ')).toBe('the-teams-cafe-uber-alles');
  expect(proposeAddress('Index')).not.toBe('index');
  expect(proposeAddress('Kickoff', ['KickOff', 'kickoff-2'])).toBe('kickoff-3');
  expect(proposeAddress('word '.repeat(40)).length).toBeLessThanOrEqual(60);
});

test('an address is checked: its form, and whether it is taken, also in other capitals', () => {
  expect(problems({ address: '' })).toEqual({ address: words.address.missing });
  expect(problems({ address: 'two words' })).toEqual({ address: words.address.form });
  expect(problems({ address: 'x'.repeat(129) })).toEqual({ address: words.address.form });
  expect(problems({ address: 'Index' })).toEqual({ address: words.address.reserved });
  expect(problems({}, ['KickOff'])).toEqual({ address: words.address.taken('KickOff') });
});

test('title and text have their limits; a draft may lack them', () => {
  expect(problems({ title: ' ' })).toEqual({ title: said(articleChecks.titleMissing()) });
  expect(problems({ content: ' \n' })).toEqual({ content: said(articleChecks.textMissing()) });
  expect(problems({ title: '', content: '' }, [], true)).toEqual({});
  expect(problems({ content: '[a](b.pdf)' }, [], true)).toEqual({});
  expect(problems({ content: '[a](b.pdf)' })).toHaveProperty('content');
  const { heading, item } = words.tools.samples;
  for (const sample of [`## ${heading}`, `1. ${item}`])
    expect(problems({ content: sample })).toHaveProperty('content');
  expect(problems({ title: 'x'.repeat(201) })).toHaveProperty('title');
  expect(problems({ content: 'x'.repeat(100_001) })).toHaveProperty('content');
  expect(problems({ title: 'x'.repeat(200), content: 'x'.repeat(100_000) })).toEqual({});
});
