import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { home } from '../../content/home';
import { schedule, year } from '../../content/schedule';
import { team } from '../../content/team';
import { scheme } from '../layout/scheme';
import { upcomingMeetings } from '../meetings/meetings';
import { calm } from '../motion/calm';
import type { Article } from '../news/article';
import { makeAssets } from './assets/makeAssets';
import { bundle } from './bundle';
import { bundleScript } from './bundleScript';
import { fetchNewsForBuild } from './news/fetchNews';
import { CALENDAR_PATH } from './content/addressRules';
import { writeDiscovery } from './discovery/writeDiscovery';
import { writeHosting } from './hosting';
import { meetingCalendar } from './meetingCalendar';
import { describeArticle, writeNewsFiles } from './news/builtNews';
import { NEWS_PICTURES_CACHE, makeNewsPictures } from './news/newsPictures';
import { writePublishedNews } from './news/newsOfLiveSite';
import { deskPage } from './pages/deskPage';
import { prerenderSite } from './pages/prerenderSite';
import {
  collectInlineCode,
  contentSecurityPolicy,
  deskSecurityPolicy,
} from './contentSecurityPolicy';
import { isForVisitors, readPort } from './settings';
import type { Settings } from './settings';
import { CONFETTI_ADDRESS } from '../trustedTypes';
import { writeNotices } from './licenses';
import { writeServiceWorker } from './writeServiceWorker';

export interface BuildOptions {
  readonly root: string;
  readonly settings: Settings;
  /** The folder for the finished site, with the settings to deploy it (hosting.ts). */
  readonly out?: string;
  /** The folder for the build's intermediate files. */
  readonly work?: string;
  /** Called with what the build is doing, one line per step. */
  readonly report?: (step: string) => void;
}

/** How many of the next meetings structured data lists: two weeks of the build season. */
const ANNOUNCED_MEETINGS = 6;

/** Builds the site from content that passed the check into an empty folder: every step after that one (build.ts). */
export async function buildSite(
  options: BuildOptions & { readonly out: string },
): Promise<{ articles: readonly Article[] }> {
  const { root, out, settings, report = () => undefined } = options;
  const { work = join(root, '.build') } = options;

  const localPort = readPort(process.env);

  report('Reading the News');
  const { pictures, ...fetched } = await fetchNewsForBuild(root, settings, report);

  report('Making pictures and fonts');
  await rm(out, { recursive: true, force: true });
  const { icons, pageFonts, drawPreviews } = await makeAssets({ root, out, onProgress: report });

  const articles = await makeNewsPictures({
    articles: fetched.articles,
    source: pictures,
    out,
    cache: join(root, NEWS_PICTURES_CACHE),
    report,
  });
  const described = articles.map(describeArticle);
  const news = { ...fetched, articles: described };

  report('Bundling scripts');
  const built = await bundle({ root, out, work });

  report('Writing pages');
  // The bundled React reads this when it is loaded, to choose its development or its production code.
  process.env.NODE_ENV = 'production';
  const inline = await bundleInline(root);
  const code = await prerenderSite({
    bundle: built,
    inline,
    news,
    database: settings.database,
    drawPreviews,
    head: {
      assets: { icons, pageFonts },
      siteUrl: settings.siteUrl,
      meetings: upcomingMeetings(schedule, Date.now(), ANNOUNCED_MEETINGS),
    },
    out,
  });
  const { database, authHost, people } = settings;
  const desk = deskPage({
    template: built.deskTemplate,
    inline,
    icons,
    boldFont: pageFonts.bold.file,
    data: { database, authHost, people },
    read: (address) => readFileSync(join(out, address)),
  });
  await writeFile(join(out, 'desk.html'), desk);
  const deskCode = collectInlineCode();
  deskCode.add(desk);
  await writeNewsFiles(news, out);
  await writePublishedNews({ ...fetched, articles }, out);
  await writeDiscovery({ articles: described, out, siteUrl: settings.siteUrl, localPort });
  const calendar = meetingCalendar(year, home.meetings.calendar, settings.siteUrl);
  await writeFile(join(out, CALENDAR_PATH), calendar);
  const inWorker = await writeServiceWorker(root, out, [pageFonts.bold.file]);
  const confetti = await bundleScript({ root, entry: 'motion/confettiWorker.ts' });
  await writeFile(join(out, CONFETTI_ADDRESS), confetti.code);
  const bundled = [...built.packages, ...inWorker, ...confetti.packages];
  await writeNotices({ root, out, bundled });
  await writeHosting(root, {
    out,
    isForVisitors: isForVisitors(settings),
    policy: contentSecurityPolicy(code, database),
    deskPolicy: deskSecurityPolicy(deskCode, { database, authHost }),
    donateUrl: team.donateUrl,
  });
  return { articles };
}

/**
 * Bundles the script that stands within every page (src/headScript.ts) for the oldest browsers. Rejects when it
 * cannot be bundled for those.
 */
async function bundleInline(root: string): Promise<string> {
  const preferences = [scheme, calm].map(({ key, choices }) => ({ key, choices }));
  const { code } = await bundleScript({
    root,
    entry: 'headScript.ts',
    define: { PREFERENCES: JSON.stringify(preferences) },
  });
  return code.trim();
}
