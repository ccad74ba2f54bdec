import type { Page } from '@playwright/test';
import {
  MAX_LEVELS,
  MAX_MARKDOWN_LENGTH,
  MAX_MARKS,
  MAX_MARKS_IN_BLOCK,
  MAX_NESTING,
} from '../../src/markdown/markdownLimits';
import { MAX_CONTENT_LENGTH } from '../../src/news/article';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { time } from './report';
import type { Step } from './report';
import { withPage } from './withPage';

const ID = 'slow';
const NAME = `${newsCollectionName(localDatabase.projectId)}/${ID}`;

/** As many blocks of a piece as are formatted, each with as many marks as a block may have. */
const mostFormatted = (piece: string, marks: number) =>
  Array(Math.floor(MAX_MARKS / MAX_MARKS_IN_BLOCK))
    .fill(piece.repeat(MAX_MARKS_IN_BLOCK / marks))
    .join('\n\n');

/** The longest text that the rules allow. */
const longest = (piece: string) => piece.repeat(MAX_CONTENT_LENGTH / piece.length);

/** Below the size of a Firestore document, 1 MiB with its other fields. */
const MOST_CHARACTERS = 1024 * 1024 - 1000;

/** A short one to compare with; for each cause, the slowest that is formatted, and the longest. */
const slowArticles: Readonly<Record<string, string>> = {
  'a short text': 'One *short* text.',
  emphasis: mostFormatted('*a_ ', 2),
  'long emphasis': longest('*a_ '),
  links: mostFormatted('[a](b ', 2),
  'long links': longest('[a](b '),
  strikethrough: mostFormatted('~~a ~', 3),
  'long strikethrough': longest('~~a ~'),
  quotes: `${'> '.repeat(MAX_NESTING)}a\n\n`.repeat(MAX_LEVELS / MAX_NESTING),
  'long quotes': longest('> '),
  'a [ before many words': `[${'a '.repeat(MAX_MARKDOWN_LENGTH / 2 - 1)}`,
  'an address before much punctuation': `www.a/${'!'.repeat(MAX_MARKDOWN_LENGTH - 10)}a`,
  '1 MiB of words': 'word '.repeat(MOST_CHARACTERS / 5),
};

/** How long a page is watched after its article has appeared, ms: parsing may come later. */
const WATCH_TIME = 3000;

/** S5 and S6: measures the longest task of a phone that shows an article which is slow to format. */
export function slowMarkdownSteps(): Step[] {
  return Object.entries(slowArticles).map(([title, content]) => ({
    name: `An article of ${title}`,
    async measure({ browser, origin, database }) {
      const date = new Date().toISOString();
      database.documents.set(NAME, articleFields({ title, date, content }));
      const longestTask = await withPage(browser, async (page: Page) => {
        await page.goto(`${origin}/news/${ID}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 120_000 });
        await page.waitForTimeout(WATCH_TIME);
        return page.evaluate(() => Math.max(0, ...window.longTasks));
      }).finally(() => database.documents.delete(NAME));
      return [
        time(
          content.length > MAX_CONTENT_LENGTH ? 'S6' : 'S5',
          `longest task, ${title}`,
          longestTask,
          200,
        ),
      ];
    },
  }));
}
