import { wallTimeIn } from '../../../src/lib/zonedTime';
import { nextCity } from '../../../src/sections/clock/nextCity';

/** All offsets are multiples of it, ms. */
const QUARTER = 900_000;

const TIME = '12:09:00';
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !/^(Etc|Antarctica)/.test(zone));
const zonesAt = (moment: number) =>
  zones.filter((zone) => wallTimeIn(zone, moment).endsWith('T12:09'));

// In summer, in winter, and while it is that time somewhere.
test.each(['2026-07-01T17:30:12Z', '2026-12-24T23:59:59Z', '2026-02-02T18:09:30Z'])(
  'the city named at %s is the next where it is 12:09',
  async (now) => {
    const moment = Date.parse(now);
    const { name, at } = (await nextCity(TIME, moment))!;
    const cities = zonesAt(at).map((zone) => zone.split('/').at(-1)!.replaceAll('_', ' '));
    expect(cities).toContain(name);
    for (let before = at - QUARTER; before > moment; before -= QUARTER)
      expect(zonesAt(before)).toEqual([]);
  },
);

test('a browser that lists no zones names no city', async () => {
  const list = jest.spyOn(Intl, 'supportedValuesOf');
  list.mockReturnValue([]);
  expect(await nextCity(TIME, Date.now())).toBeUndefined();
});
