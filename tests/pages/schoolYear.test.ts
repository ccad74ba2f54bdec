import type { Season } from '../../content/types/season';
import { spokenDate } from '../../content/spoken';
import { team } from '../../content/team';
import { unescapeHtml } from '../../src/lib/html';
import { addDays } from '../../src/lib/zonedTime';
import type * as Prerender from '../../src/prerender';
import { announced, datesWithoutYear, knowledge, schoolYear } from '../schoolYear';
import { snapshot } from './sitePages';

describe.each(knowledge)('while %s', (_, seasons) => {
  let prerender: typeof Prerender;
  beforeAll(async () => {
    prerender = await prerenderWith(seasons);
  }, 60_000);

  async function textOf(path: string, day: string) {
    const now = Date.parse(`${day}T12:00:00-06:00`);
    const { body } = await prerender.prerenderPage(path, snapshot, undefined, now);
    return unescapeHtml(body)
      .replaceAll(/ data-longest="[^"]*"/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
  }

  test.each(schoolYear)('on %s, every date has its year where it needs one', async (day) => {
    for (const path of ['/', '/about', ...seasons.map((season) => season.path)]) {
      expect([path, datesWithoutYear(await textOf(path, day), day)]).toEqual([path, []]);
    }
  });

  test('the first meeting is over from the day after it, and not before', async () => {
    expect(await textOf('/', '2025-09-10')).not.toContain('meeting was on');
    expect(await textOf('/', '2025-09-11')).toContain('meeting was on');
  });

  test('every season has its page, its card or its place among the others', async () => {
    expect(prerender.routes.filter(({ isShowcase }) => isShowcase).map(({ path }) => path)).toEqual(
      seasons.map(({ path }) => path),
    );
    const home = await textOf('/', '2026-08-15');
    for (const { name } of seasons.slice(0, 3)) expect(home).toContain(name);
    const about = await textOf('/about', '2026-08-15');
    for (const { robot } of seasons) expect(about).toContain(robot?.name ?? '');
    for (const { path } of seasons) {
      const { body } = await prerender.prerenderPage(path, snapshot);
      for (const other of seasons) if (other.path !== path) expect(body).toContain(other.path);
    }
  });
});

test('a season that has only a name and a kickoff has a page that says so', async () => {
  const { prerenderPage } = await prerenderWith([announced]);
  const { head, body, bodyClass } = await prerenderPage(announced.path, {});
  expect(head).toContain(`<title>RoboHornets - ${announced.shortName}</title>`);
  expect(bodyClass).toBe('no-header');
  expect(body).toContain('Saturday, January 9th, 2027');
  const lastDay = addDays(announced.kickoff, 7 * team.buildSeasonWeeks);
  const home = (await prerenderPage('/', {})).body;
  expect(home.includes(`January 9th to ${spokenDate(lastDay)}, 2027`)).toBe(true);
});

/** Returns the prerenderer of a site that has these seasons, with the code of all its pages. */
async function prerenderWith(seasons: readonly Season[]): Promise<typeof Prerender> {
  let prerender!: typeof Prerender;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../content/seasons', () => ({ seasons }));
    prerender = await import('../../src/prerender');
    for (const { preload } of prerender.routes) await preload();
  });
  return prerender;
}
