import { isMoving } from '../assets/pictureName';
import { closestWord } from './closestWord';
import { groupRule } from './rule';
import type { Fields, Rule, Violation } from './rule';

/** What follows the common part of the names of an animation's four files; content names only that part. */
const ANIMATION_ENDINGS = ['.avif', '.webp', '.gif', '-still.jpg'];

/** Returns the rule that every picture exists under exactly its name, and says what it shows, and where. */
export function pictureRule(files: readonly string[]): Rule {
  return groupRule((group) => {
    if (!('file' in group)) return [];
    const file = String(group.file);
    return [...findMissing(file, files), ...findSilence(group, file), ...findFocusOutside(group)];
  });
}

function findMissing(file: string, files: readonly string[]): Violation[] {
  if (isMoving(file)) {
    const message = `“${file}” is not a .jpg or .png file: a picture is one of them.`;
    return [{ field: 'file', message }];
  }
  const still = files.find((name) => name === `${file}.jpg` || name === `${file}.png`);
  if (still) {
    return [{ field: 'file', message: `“${file}” lacks its ending: write “${still}”.` }];
  }
  const wanted = file.includes('.') ? [file] : ANIMATION_ENDINGS.map((ending) => file + ending);
  return wanted
    .filter((name) => !files.includes(name))
    .map((name) => {
      const similar = closestWord(name, files);
      const hint = similar && ` Did you mean “${similar}”?`;
      return {
        field: 'file',
        message: `There is no picture “${name}” in content/pictures.${hint}`,
      };
    });
}

function findSilence(picture: Fields, file: string): Violation[] {
  const alt = typeof picture.alt === 'string' ? picture.alt.trim() : '';
  if (alt === '') {
    const message = 'This picture has no text alternative: say in alt what it shows.';
    return [{ field: 'alt', message }];
  }
  const isFileName = alt === file || /^\S+\.\w{3,4}$/.test(alt);
  return isFileName
    ? [{ field: 'alt', message: 'alt says what the picture shows, not its file name.' }]
    : [];
}

function findFocusOutside(picture: Fields): Violation[] {
  const focus = 'focus' in picture ? Number(picture.focus) : 0;
  if (focus >= 0 && focus <= 100) return [];
  const message = `The focus of a picture is 0 at its left edge and 100 at its right one, and not ${focus}.`;
  return [{ field: 'focus', message }];
}
