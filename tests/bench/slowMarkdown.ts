import type { Page } from '@playwright/test';
import {
  MAX_LEVELS,
  MAX_MARKDOWN_LENGTH,
  MAX_MARKS,
  MAX_MARKS_IN_BLOCK,
  MAX_NESTING,
} from '../../src/lib/markdownLimits';
import { MAX_CONTENT_LENGTH } from '../../src/news/article';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import type { BenchSite } from './benchSite';
import type { Measure } from './report';
import { withThrottledPage } from './throttledPage';

const ID = 'slow';
const NAME = `${newsCollectionName(localDatabase.projectId)}/${ID}`;

/** What is repeated in an article to make it slow, and how many marks of Markdown it has. */
const slowPieces: readonly (readonly [name: string, piece: string, marks: number])[] = [
  ['emphasis', '*a_ ', 2],
  ['links', '[a](b ', 2],
  ['strikethrough', '~~a ~', 3],
];

/** As many blocks of a piece as are formatted, each with as many marks as a block may have. */
const mostFormatted = (piece: string, marks: number) =>
  Array(Math.floor(MAX_MARKS / MAX_MARKS_IN_BLOCK))
    .fill(piece.repeat(MAX_MARKS_IN_BLOCK / marks))
    .join('\n\n');

/** Below the size of a Firestore document, 1 MiB with its other fields. */
const MOST_CHARACTERS = 1024 * 1024 - 1000;

interface SlowArticle {
  readonly row: string;
  readonly name: string;
  readonly content: string;
}

/** A short one to compare with; for each cause, the slowest that is formatted, and the longest that the rules allow. */
const slowArticles: readonly SlowArticle[] = [
  { row: 'S5', name: 'a short text', content: 'One *short* text.' },
  ...[
    ...slowPieces.map(
      ([name, piece, marks]) => [name, piece, mostFormatted(piece, marks)] as const,
    ),
    ['quotes', '> ', `${'> '.repeat(MAX_NESTING)}a\n\n`.repeat(MAX_LEVELS / MAX_NESTING)] as const,
  ].flatMap(([name, piece, most]) => [
    { row: 'S5', name: `${name}, formatted`, content: most },
    {
      row: 'S5',
      name: `${name}, ${MAX_CONTENT_LENGTH} characters`,
      content: piece.repeat(MAX_CONTENT_LENGTH / piece.length),
    },
  ]),
  {
    row: 'S5',
    name: 'a [ before many words',
    content: `[${'a '.repeat(MAX_MARKDOWN_LENGTH / 2 - 1)}`,
  },
  {
    row: 'S5',
    name: 'an address before many signs',
    content: `www.a/${'!'.repeat(MAX_MARKDOWN_LENGTH - 10)}a`,
  },
  { row: 'S6', name: '1 MiB of words', content: 'word '.repeat(MOST_CHARACTERS / 5) },
];

/** How long a page is watched after its article has appeared, ms: parsing may come later. */
const WATCH_TIME = 3000;

/** S5 and S6: measures the longest task of a phone that shows an article which is slow to format. */
export async function measureSlowMarkdown(
  { browser, origin, database }: BenchSite,
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  try {
    for (const { row, name, content } of slowArticles) {
      report(`An article of ${name}`);
      database.documents.set(
        NAME,
        articleFields({ title: name, date: new Date().toISOString(), content }),
      );
      measures.push({
        row,
        name: `longest task, ${name}`,
        value: await withThrottledPage(browser, (page) =>
          longestTask(page, `${origin}/news/${ID}`, name),
        ),
        unit: 'ms',
        limit: 200,
        isTime: true,
      });
    }
  } finally {
    database.documents.delete(NAME);
  }
  return measures;
}

/** Returns ms: the longest task of the page, from its opening until it has shown its article for a while. */
async function longestTask(page: Page, address: string, title: string): Promise<number> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(WATCH_TIME);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}
