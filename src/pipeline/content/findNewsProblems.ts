import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import { articlePath } from '../../news/newsAddresses';
import { NEWS_BACKUP, backupProject, readNewsFolder, readArticleFiles } from '../news/newsFolder';
import { canBeFile } from '../news/builtNews';
import { findAddressProblem } from './addressRules';
import type { ContentProblem } from './contentProblem';

const SAMPLES = 'content/news';

/**
 * Checks that the sample articles can be read, and that their links lead somewhere; `routes` are the paths
 * of the site's pages. Also checks that the copy of the real News, if there is one, can be read: a build
 * needs it if the database cannot be read. What the copy says is up to its editors.
 */
export function findNewsProblems(root: string, routes: readonly string[]): ContentProblem[] {
  return [...findSampleProblems(root, routes), ...findCopyProblems(path.join(root, NEWS_BACKUP))];
}

function findSampleProblems(root: string, routes: readonly string[]): ContentProblem[] {
  const folder = path.join(root, SAMPLES);
  let ids: string[];
  try {
    ids = readArticleFiles(folder).map(({ id }) => id);
  } catch (error) {
    return [readProblem(error, SAMPLES)];
  }
  // The ids are in the order of the files' names.
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().flatMap((name, index) => {
    const file = `${SAMPLES}/${name}`;
    const id = ids[index] ?? '';
    const messages = [
      !canBeFile({ id }) &&
        `“${id}” cannot be an article’s address: use letters, digits, - and _, and not index.`,
      ids.indexOf(id) < index &&
        `Another sample has the id “${id}”, too, and only one of them would be shown. Give this one another.`,
    ].filter((message) => message !== false);
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const links = lines.flatMap((text, line) =>
      [...text.matchAll(/(?<=\]\()[^)\s]+/g)].flatMap(([address]) => {
        const message = findAddressProblem(address, { routes }) ?? findSampleProblem(address, ids);
        return message ? [{ file, line: line + 1, message }] : [];
      }),
    );
    return [...messages.map((message) => ({ file, line: 1, message })), ...links];
  });
}

function findSampleProblem(address: string, ids: readonly string[]): string | undefined {
  const [, id] = /^\/news\/([^/?#]+)/.exec(address) ?? [];
  if (!id || ids.includes(id)) return undefined;
  return `No sample has the id “${id}”. Did you mean “${articlePath(closestMatch(id, ids) ?? '')}”?`;
}

function findCopyProblems(folder: string): ContentProblem[] {
  if (!existsSync(folder)) return [];
  try {
    backupProject(folder);
    readNewsFolder(folder);
    return [];
  } catch (error) {
    return [readProblem(error, NEWS_BACKUP)];
  }
}

/** Splits the article reader's error, one sentence with place and message: `content/news/x.md:LINE: …`. */
function readProblem(error: unknown, folder: string): ContentProblem {
  const words = (error as Error).message;
  const [, file, line, message] = /^(.+?\.(?:md|json)):(\d+): (.*)$/s.exec(words) ?? [];
  return file && message
    ? { file, line: Number(line), message }
    : { file: folder, line: 1, message: words };
}
