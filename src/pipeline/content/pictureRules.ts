import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { closestMatch } from 'leven';
import ts from 'typescript';
import { findNameProblem, isAnyPicture, isMoving } from '../assets/pictureName';
import { problemAt } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { descendants } from './locate';
import { walkContent } from './readContent';
import type { ContentModule } from './readContent';
import { groupRule } from './rule';
import type { Report, Rule } from './rule';

/** Returns the rule that every picture exists under exactly its name, and says what it shows, and where. */
export function pictureRule(root: string): Rule {
  const files = readPictureNames(root);
  return groupRule((group, report) => {
    if (!('file' in group)) return;
    const file = String(group.file);
    checkFile(file, files, report);
    const alt = typeof group.alt === 'string' ? group.alt.trim() : '';
    if (alt === '') {
      report('This picture has no text alternative: say in alt what it shows.', 'alt');
    } else if (alt === file || /^\S+\.\w{3,4}$/.test(alt)) {
      report('alt says what the picture shows, not its file name.', 'alt');
    }
    const focus = 'focus' in group ? Number(group.focus) : 0;
    if (focus >= 0 && focus <= 100) return;
    report(
      `The focus of a picture is 0 at its left edge and 100 at its right one, and not ${focus}.`,
      'focus',
    );
  });
}

/** What follows the common part of the names of an animation's four files; content names only that part. */
const ANIMATION_ENDINGS = ['.avif', '.webp', '.gif', '-still.jpg'];

function checkFile(file: string, files: readonly string[], report: Report): void {
  if (isMoving(file)) {
    return report(`“${file}” is not a .jpg or .png file: a picture is one of them.`, 'file');
  }
  const still = files.find((name) => name === `${file}.jpg` || name === `${file}.png`);
  if (still) return report(`“${file}” lacks its ending: write “${still}”.`, 'file');
  const wanted = file.includes('.') ? [file] : ANIMATION_ENDINGS.map((ending) => file + ending);
  for (const name of wanted.filter((each) => !files.includes(each))) {
    const similar = closestMatch(name, files);
    const hint = similar ? ` Did you mean “${similar}”?` : '';
    report(`There is no picture “${name}” in content/pictures.${hint}`, 'file');
  }
}

/** Returns the rule that a robot which can be turned has its drawings. */
export function turnRule(root: string): Rule {
  return groupRule(({ folder }, report) => {
    if (typeof folder !== 'string') return;
    const place = `content/pictures/turn/${folder}`;
    if (!existsSync(path.join(root, place))) report(`There is no folder ${place}.`, 'folder');
  });
}

/** What YouTube calls a video: eleven letters, digits, hyphens and underscores. */
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of a video is only an id, and not the address of its page. */
export const videoRule = groupRule(({ id, poster }, report) => {
  if (!poster || typeof id !== 'string' || VIDEO_ID.test(id)) return;
  report(
    `“${id}” is not the id of a video: write only its eleven characters, which follow v= or youtu.be/ in its address.`,
    'id',
  );
});

/**
 * Finds pictures that are described a second time: whoever replaces one would leave the other description
 * untrue.
 */
export function findRepeatedPictures(modules: readonly ContentModule[]): ContentProblem[] {
  const first = new Map<string, string>();
  return modules
    .flatMap(({ source }) => descendants(source))
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'file')
    .map(({ initializer }) => initializer)
    .filter(ts.isStringLiteralLike)
    .flatMap((literal) => {
      const before = first.get(literal.text);
      const message = `“${literal.text}” is described already, in ${before}. Describe it once, in content/pictures.ts, and import it from there in both places.`;
      const problem = problemAt(literal, message);
      first.set(literal.text, before ?? `${problem.file}:${problem.line}`);
      return before ? [problem] : [];
    });
}

/** Finds pictures that nothing in content names: visitors see none of them, and every clone carries them. */
export function findUnusedPictures(
  root: string,
  modules: readonly ContentModule[],
): ContentProblem[] {
  const named = [...walkContent(modules)].flatMap(({ value, path: steps }) =>
    steps.at(-1) === 'file' ? [String(value)] : [],
  );
  const used = new Set(
    named.flatMap((name) => [name, ...ANIMATION_ENDINGS.map((ending) => name + ending)]),
  );
  return readPictureNames(root)
    .filter((name) => isAnyPicture(name) && !findNameProblem(name) && !used.has(name))
    .map((name) => ({
      file: `content/pictures/${name}`,
      line: 1,
      message: `No page shows this picture: write file: '${name}' where it belongs, or delete it.`,
    }));
}

/** Finds the files in content/pictures that a build could not use under their names. */
export function findMisnamedPictures(root: string): ContentProblem[] {
  return readPictureNames(root)
    .filter(isAnyPicture)
    .flatMap((name) => {
      const message = findNameProblem(name);
      return message ? [{ file: `content/pictures/${name}`, line: 1, message }] : [];
    });
}

function readPictureNames(root: string): string[] {
  const folder = path.join(root, 'content', 'pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
}
