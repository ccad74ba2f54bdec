import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../reasonOf';
import { readSampleArticles } from '../readSampleArticles';
import type { SiteAddresses } from './addressRule';
import { findAddressProblem } from './addressRule';
import { nameIn } from './compileContent';
import type { ContentProblem } from './contentProblem';

/** The sample articles can be read, and their links lead somewhere. */
export function findNewsProblems(root: string, site: SiteAddresses): ContentProblem[] {
  const folder = path.join(root, 'content', 'news');
  try {
    readSampleArticles(folder);
  } catch (error) {
    return [readProblem(error)];
  }
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => findLinkProblems(root, path.join(folder, file), site));
}

function findLinkProblems(root: string, file: string, site: SiteAddresses): ContentProblem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    [...text.matchAll(/(?<=\]\()[^)\s]+/g)].flatMap(([address]) => {
      const message = findAddressProblem(address, site);
      return message ? [{ file: nameIn(root, file), line: index + 1, message }] : [];
    }),
  );
}

/** The reader of articles says where and what in one sentence: `content/news/x.md:LINE: …`. */
function readProblem(error: unknown): ContentProblem {
  const words = reasonOf(error);
  const [, file, line, message] = /^(.+?\.md):(\d+): (.*)$/s.exec(words) ?? [];
  return file && message
    ? { file, line: Number(line), message }
    : { file: 'content/news', line: 1, message: words };
}
