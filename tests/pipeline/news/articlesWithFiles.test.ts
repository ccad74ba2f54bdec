import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../../../src/news/article';
import {
  articlesWithFiles,
  canBeFile,
  findTwins,
} from '../../../src/pipeline/news/articlesWithFiles';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();

test.each(['kickoff-2026', 'A_b', 'x'.repeat(128)])('the id %s gets a file', (id) => {
  expect(canBeFile({ id })).toBe(true);
});

test.each(['../up', 'a/b', 'a.b', 'index', 'Index', 'ü', '', 'x'.repeat(129)])(
  'the id "%s" is no name for a file',
  (id) => {
    expect(canBeFile({ id })).toBe(false);
  },
);

const articles = ['kickoff', 'Kickoff', 'robot', 'a.b', 'A.B'].map((id) => ({
  id,
  title: id,
  publishedAt: 1,
  content: 'Text',
}));
const ids = (found: readonly Article[]) => found.map(({ id }) => id);

/** Makes an empty folder, to which its name in capitals leads, too, if its file system ignores case. */
function newFolder(ignoresCase: boolean): string {
  const parent = mkdtempSync(join(scratch, 'build-'));
  const folder = join(parent, 'dist');
  mkdirSync(folder);
  if (ignoresCase) symlinkSync(folder, join(parent, 'DIST'));
  else mkdirSync(join(parent, 'DIST'));
  return folder;
}

test('articles whose ids differ only in case have files of their own where case matters', () => {
  const folder = newFolder(false);
  expect(ids(articlesWithFiles(articles, folder))).toEqual(['kickoff', 'Kickoff', 'robot']);
  expect(findTwins(articles, folder)).toEqual([]);
});

test('articles whose ids differ only in case do not overwrite each other where case is ignored', () => {
  const folder = newFolder(true);
  expect(ids(articlesWithFiles(articles, folder))).toEqual(['robot']);
  expect(ids(findTwins(articles, folder))).toEqual(['kickoff', 'Kickoff']);
});
