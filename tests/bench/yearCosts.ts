import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS, readPictureId } from '../../src/lib/storedPicture';
import { encodeAs } from '../../src/pipeline/assets/encodePicture';
import { root } from '../browser/sites';
import { countNight, countPictures, countPublish } from './countRequests';
import { bytesOfVisit, openArticle } from './firstVisit';
import { countVisit } from './reads';
import { amount } from './report';
import type { Step } from './report';

/** A year of a club. */
const CLUB = { articles: 60, pictures: 200, editors: 10, visitsAMonth: 20_000 };

/**
 * What the free plan allows (firebase.google.com/docs/firestore/quotas and
 * firebase.google.com/docs/hosting/usage-quotas-pricing, November 2026), in MB where it is not a count.
 */
const FREE = {
  readsADay: 50_000,
  writesADay: 20_000,
  stored: 1074,
  sentAMonth: 10_737,
  hostingStored: 10_000,
  hostingSentADay: 360,
};

/** How many releases Hosting keeps (.github/OWNERS.md, Deploy). */
const RELEASES = 10;

/** In MB: an article of 1 KB as the database sends and stores it, and the largest picture that the desk makes. */
const ARTICLE = 0.002;
const PICTURE = 0.4;
/** Text that stands for bytes. */
const BASE64 = 4 / 3;

const MB = 1_000_000;

/**
 * D: what a year of a club costs, computed from the requests of a visit that opens the list and an article, of a
 * publish and of a night, beside what the free plan allows. Every visitor is new, every picture as large as can
 * be, and on the day of a publish everybody reads that article.
 */
export function yearSteps(): Step[] {
  return [
    {
      name: 'A year of a club',
      async measure({ browser, origin, dist }) {
        const { articles, pictures, editors, visitsAMonth } = CLUB;
        const visitsADay = visitsAMonth / 30;
        const newPictures = Math.ceil(pictures / articles);
        const counted = { articles, pictures, newPictures };
        const visit = await countVisit(browser, origin, articles);
        const reads = visit.list + visit.article + visit.return;
        const publish = await countPublish(counted);
        const night = await countNight(counted);
        const look = await countPictures(counted);
        const { stored, shown } = await pictureSizes();
        const visitMb = (await bytesOfVisit(browser, `${origin}/news`, openArticle)) / 1000;
        const ofVisitor = visitMb + (newPictures + 1) * shown;
        // Until the night, visitors get new pictures from the database.
        const unbuilt = visitsADay * newPictures;
        const publishesAMonth = articles / 12;
        const sentAMonth =
          visitsAMonth * reads * ARTICLE + publishesAMonth * unbuilt * PICTURE * BASE64;
        // What the site shows, what the desk knows, and three versions.
        const kept = articles * 5 * ARTICLE + pictures * PICTURE;
        const say = (what: string, value: number, limit: number, unit = '') =>
          amount('D', `a year: ${what}`, value, limit, unit);
        return [
          say(
            'reads a day',
            visitsADay * reads + unbuilt + editors * (publish.reads + look) + night,
            FREE.readsADay,
          ),
          say('writes a day', editors * publish.writes, FREE.writesADay),
          say('stored', kept, FREE.stored, 'MB'),
          say('sent a month', sentAMonth, FREE.sentAMonth, 'MB'),
          say(
            'Hosting stores',
            RELEASES * ((await sizeOf(dist)) + pictures * stored),
            FREE.hostingStored,
            'MB',
          ),
          // A limit would fail the bench for ever: not every visitor is new, nor every picture so large.
          amount(
            'D',
            `a year: Hosting sends a day (free: ${FREE.hostingSentADay})`,
            visitsADay * ofVisitor,
            undefined,
            'MB',
          ),
        ];
      },
    },
  ];
}

/** Returns the size of all files of a picture, and of the one that a phone shows, in MB. */
async function pictureSizes(): Promise<{ stored: number; shown: number }> {
  const photo = sharp(join(root, 'content', 'pictures', 'banner-field.jpg'));
  let stored = 0;
  let shown = 0;
  for (const width of readPictureId('20270109-abcd-1600x1067')!.widths) {
    for (const format of PICTURE_FORMATS) {
      const { length } = await encodeAs(photo.clone().resize({ width }), format);
      stored += length / MB;
      if (width === 960 && format === 'avif') shown = length / MB;
    }
  }
  return { stored, shown };
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size / MB);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
