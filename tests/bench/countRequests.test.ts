import { countNight, countPictures, countPublish } from './countRequests';

test('a publish reads the list twice and little else, and writes an article, its version and its pictures', async () => {
  const few = await countPublish({ articles: 3, pictures: 4, newPictures: 2 });
  const more = await countPublish({ articles: 5, pictures: 4, newPictures: 2 });
  // Of every article, what the site has and what the desk knows.
  expect(more.reads - few.reads).toBe(2 * 2 * 2);
  expect(few.reads).toBeLessThanOrEqual(40);
  // Two pictures; the draft; the News, the article and its version.
  expect([few.writes, more.writes]).toEqual([6, 6]);
});

test('a night reads every article three times, and the bytes of no picture that it has', async () => {
  // The build, the copy and the check; the first two ask whether each picture is still there, or read a new one.
  const news = { articles: 3, pictures: 4 };
  expect(await countNight({ ...news, newPictures: 0 })).toBe(3 * 3 + 2 * 4);
  expect(await countNight({ ...news, newPictures: 1 })).toBe(3 * 3 + 2 * 4 + 1);
});

test('a look at the pictures reads each of them, and each text, once', async () => {
  const news = { articles: 60, pictures: 200, newPictures: 0 };
  // What the site has, what the desk knows, three versions; the editor's document for each of the four requests.
  expect(await countPictures(news)).toBe(200 + 60 * (1 + 1 + 3) + 4);
});
