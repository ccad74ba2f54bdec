import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
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

mkdirSync(join(scratch, 'case'));
/** Whether this disk takes names that differ only in case for the same, as that of a Mac does. */
const isCaseIgnored = existsSync(join(scratch, 'CASE'));
if (isCaseIgnored) {
  console.warn('\nSKIPPED: files where case matters, because this disk ignores it.\n');
}
const testWhereCaseMatters = isCaseIgnored ? test.skip : test;

function newFolder(): string {
  const folder = join(mkdtempSync(join(scratch, 'build-')), 'dist');
  mkdirSync(folder);
  return folder;
}

const inCapitals = (folder: string) => join(folder, '..', 'DIST');

testWhereCaseMatters('articles whose ids differ only in case have files of their own', () => {
  const folder = newFolder();
  mkdirSync(inCapitals(folder));
  expect(ids(articlesWithFiles(articles, folder))).toEqual(['kickoff', 'Kickoff', 'robot']);
  expect(findTwins(articles, folder)).toEqual([]);
});

test('articles whose ids differ only in case do not overwrite each other where case is ignored', () => {
  const folder = newFolder();
  if (!isCaseIgnored) symlinkSync(folder, inCapitals(folder));
  expect(ids(articlesWithFiles(articles, folder))).toEqual(['robot']);
  expect(ids(findTwins(articles, folder))).toEqual(['kickoff', 'Kickoff']);
});
