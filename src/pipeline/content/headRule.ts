import { groupRule } from './rule';
import type { Violation } from './rule';

/**
 * How much of a description search engines show, in characters. One written by hand may use all of it;
 * that of an article is cut from its text a little shorter (news/articleHead).
 */
const DESCRIPTION_LENGTH = { shortest: 50, longest: 160 };

/** Every page has a title and a description of a length that search engines show in full. */
export const headRule = groupRule(({ title, description }, { path }) =>
  path.at(-1) === 'head'
    ? [...findTitleProblem(trimmed(title)), ...findLengthProblem(trimmed(description))]
    : [],
);

function findTitleProblem(title: string): Violation[] {
  return title === '' ? [{ field: 'title', message: 'This page has no title.' }] : [];
}

function findLengthProblem({ length }: string): Violation[] {
  const { shortest, longest } = DESCRIPTION_LENGTH;
  if (length >= shortest && length <= longest) return [];
  const message = `A description has ${shortest} to ${longest} characters; this one has ${length}.`;
  return [{ field: 'description', message }];
}

function trimmed(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}
