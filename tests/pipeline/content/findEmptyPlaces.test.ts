import { team } from '../../../content/team';
import { findEmptyPlaces } from '../../../src/pipeline/content/findEmptyPlaces';

test.each([
  ['is listed while it is empty', [], 1],
  ['is not listed once it is filled', [{ year: 2012, text: 'A first.' }], 0],
])('what visitors would miss %s', async (_, milestones, count) => {
  jest.replaceProperty(team, 'milestones', milestones);
  const places = await findEmptyPlaces();
  expect(places.filter((place) => place === 'team.ts: milestones')).toHaveLength(count);
});
