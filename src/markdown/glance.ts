import { PICTURE_ID } from '../lib/storedPicture';
import { truncate } from '../lib/truncate';

/*
 * What can be told of an article without parsing it: the lists of the browser have many, and no parser at first.
 */

/** How much of an article a preview is made of, in characters: what a list carries for each. */
export const START_LENGTH = 1000;

/** Returns the start of an article, which gives the same preview as the whole of it. */
export function startOf(content: string): string {
  const text = content.trimEnd();
  return text.length > START_LENGTH ? `${truncate(text, START_LENGTH)}…` : text;
}

/** Returns the ids of the team's own pictures in an article, in its order, each once. */
export function pictureIdsIn(content: string): string[] {
  // Most articles have none.
  if (!content.includes('](picture:')) return [];
  return [...new Set(Array.from(content.matchAll(NAMED), ([, id = '']) => id))];
}

const NAMED = new RegExp(`\\]\\(picture:(${PICTURE_ID.source})[\\s)]`, 'g');
