import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { articlePath } from '../../news/newsAddresses';
import { PULLED_NEWS, pulledProject, readNewsFolder, readArticleFiles } from '../news/newsFolder';
import { canBeFile } from '../news/builtNews';
import type { SiteAddresses } from './addressRule';
import { findAddressProblem } from './addressRule';
import { closestWord } from './closestWord';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';

/**
 * Checks that the sample articles can be read, and that their links lead somewhere. Also checks that the
 * copy of the real News, if there is one, can be read: a build needs it if the database cannot be read.
 * What the copy says is up to its editors.
 */
export function findNewsProblems(root: string, site: SiteAddresses): ContentProblem[] {
  return [...findSampleProblems(root, site), ...findCopyProblems(path.join(root, PULLED_NEWS))];
}

function findSampleProblems(root: string, site: SiteAddresses): ContentProblem[] {
  const folder = path.join(root, 'content', 'news');
  let ids: string[];
  try {
    ids = readArticleFiles(folder).map(({ id }) => id);
  } catch (error) {
    return [readProblem(error, 'content/news')];
  }
  // The ids are in the order of the files' names.
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().flatMap((name, index) => {
    const file = path.join(folder, name);
    const links = findLinkProblems(root, file, { ...site, ids });
    const id = ids[index] ?? '';
    const at = { file: nameIn(root, file), line: 1 };
    return [
      ...(canBeFile({ id }) ? [] : [{ ...at, message: describeUnusable(id) }]),
      ...(ids.indexOf(id) < index ? [{ ...at, message: describeTaken(id) }] : []),
      ...links,
    ];
  });
}

const describeUnusable = (id: string) =>
  `“${id}” cannot be an article’s address: use letters, digits, - and _, and not index.`;

const describeTaken = (id: string) =>
  `Another sample has the id “${id}”, too, and only one of them would be shown. Give this one another.`;

function findCopyProblems(folder: string): ContentProblem[] {
  if (!existsSync(folder)) return [];
  try {
    pulledProject(folder);
    readNewsFolder(folder);
    return [];
  } catch (error) {
    return [readProblem(error, PULLED_NEWS)];
  }
}

interface SampleAddresses extends SiteAddresses {
  readonly ids: readonly string[];
}

function findLinkProblems(root: string, file: string, site: SampleAddresses): ContentProblem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    [...text.matchAll(/(?<=\]\()[^)\s]+/g)].flatMap(([address]) => {
      const message = findAddressProblem(address, site) ?? findSampleProblem(address, site.ids);
      return message ? [{ file: nameIn(root, file), line: index + 1, message }] : [];
    }),
  );
}

function findSampleProblem(address: string, ids: readonly string[]): string | undefined {
  const [, id] = /^\/news\/([^/?#]+)/.exec(address) ?? [];
  if (!id || ids.includes(id)) return undefined;
  return `No sample has the id “${id}”. Did you mean “${articlePath(closestWord(id, ids))}”?`;
}

/** Splits the article reader's error, one sentence with place and message: `content/news/x.md:LINE: …`. */
function readProblem(error: unknown, folder: string): ContentProblem {
  const words = (error as Error).message;
  const [, file, line, message] = /^(.+?\.(?:md|json)):(\d+): (.*)$/s.exec(words) ?? [];
  return file && message
    ? { file, line: Number(line), message }
    : { file: folder, line: 1, message: words };
}
