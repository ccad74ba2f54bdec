import type ts from 'typescript';
import { ESCAPED, MARK, withoutMarks } from '../../lib/inlineText';
import { declaredType } from './locate';
import { groupRule, textRule } from './rule';
import type { Rule } from './rule';

/**
 * Returns the rule that marks are well formed and only in fields that render them, that no text is empty, and
 * that FIRST is written as its owner asks.
 */
export function markRule(checker: ts.TypeChecker): Rule {
  return textRule((text, report, found) => {
    if (text.trim() === '') {
      if (found.path.at(-1) !== 'alt') report('This text is empty.');
      return;
    }
    if (!/[\\*[\]]|FIRST/.test(text)) return;
    const type = declaredType(checker, found) ?? '';
    if (/\bInlineText\b/.test(type) && UPRIGHT_NAME.test(text)) report(WRITE_NAME);
    else if (POSSESSIVE_NAME.test(text)) report(AVOID_POSSESSIVE);
    else if (!/\bPlainText\b/.test(type)) {
      for (const problem of findInlineProblems(text)) report(`This text has ${problem}.`);
    } else if (withoutMarks(text) !== text) report(SHOWN_LITERALLY);
  });
}

const UPRIGHT_NAME = /(?<![*\w])FIRST(?![*\w])/;
const POSSESSIVE_NAME = /FIRST\*?®?['’]s/;
const WRITE_NAME =
  'FIRST is always in italics. Between two backticks (`), write ${team.first.name} for it, or ${team.first.firstMention} where a page names it first.';
const AVOID_POSSESSIVE =
  'The owner of the name FIRST asks that it is never possessive: say it another way, such as “of FIRST”.';
const SHOWN_LITERALLY =
  'This text is shown literally: it cannot carry *emphasis*, a [link](address) or a \\ before a character.';

/** Says in plain words what is wrong with the marks of a sentence; returns an empty list when nothing is. */
export function findInlineProblems(text: string): string[] {
  if (text.replace(ESCAPED, '').includes('**')) {
    return ['two * in a row: use one on each side, *like this*'];
  }
  const rest = text.replace(MARK, '…');
  const problem = brokenMarks.find(({ pattern }) => pattern.test(rest));
  if (problem) return [problem.message];
  const labels = [...text.matchAll(MARK)].flatMap(({ groups }) => groups?.label ?? []);
  return labels.flatMap(findInlineProblems);
}

/** Ordered by how exactly they name the mistake: the first match is reported. */
const brokenMarks = [
  { pattern: /\[\s*\]\(/, message: 'a link without words: write [words](address)' },
  { pattern: /\]\(\s*\)/, message: 'a link without an address: write [words](address)' },
  {
    pattern: /\]\([^)]*\s[^)]*\)/,
    message: 'a space in the address of a link: addresses contain no spaces',
  },
  { pattern: /\]\([^)]*$/, message: 'a link that is not closed: write [words](address)' },
  { pattern: /\]\(/, message: 'a link inside a link, or a parenthesis in its address' },
  { pattern: /\*/, message: 'an unmatched *: write *emphasis*, or \\\\* for a literal *' },
  {
    pattern: /[[\]]/,
    message:
      'a bracket that is not part of a link: write [words](address), or \\\\[ for a literal bracket',
  },
];

/**
 * Text has no code, no lost character and no mark of another system, because visitors would see them literally.
 */
export const codeRule = textRule((text, report) => {
  for (const { pattern, advice } of codes) {
    const found = pattern.exec(text);
    if (found) report(`Visitors would read “${found[0]}”${advice}`);
  }
});

const codes = [
  {
    pattern: /\$?\{[^{}]*\}?|\$[a-z]\w*(\.\w+)+\}?|\}/i,
    advice:
      '. A fact is filled in where it is written with a $ before the {, as in ${team.name}, in a text between two backticks (`), not between quotes.',
  },
  {
    pattern: /\$\([a-z]\w*(\.\w+)*\)/i,
    advice:
      '. A fact is filled in where it is written with braces, ${…}, in a text between two backticks (`).',
  },
  {
    pattern: /(?<![\w/@=:.-])(__?|~~)[^\W_][^_~]*\1(?![\w@-])/,
    advice: ': write *like this* for emphasis.',
  },
  { pattern: /`|^#+ /, advice: ': these characters have no meaning here. Leave them out.' },
  {
    pattern: /\uFFFD/,
    advice:
      ': a character was lost when the file was saved. Write it again, and save the file as UTF-8.',
  },
  {
    pattern:
      /<\/[a-z][\w-]*>|<[a-z][\w-]*(\s+[\w-]+="[^"]*")+\s*\/?>|<(a|b|br|div|em|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|table|u|ul)\s*\/?>/i,
    advice: ': HTML is shown as it stands. Leave it out.',
  },
  { pattern: /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, advice: ': write the character itself.' },
];

/** A season has no word left that stands for another in the file that `npm run season` writes. */
export const exampleRule = textRule((text, report, { module: { source }, path }) => {
  const isSeason = source.fileName.includes('/content/seasons/');
  // Names of pictures and films have rules of their own.
  if (!isSeason || !text.includes('…') || /^(file|id)$/.test(String(path.at(-1)))) return;
  report('The … stands for what you know: write that, or put // back before this line.');
});

/**
 * How much of a description search engines show, in characters. One written by hand may use all of it;
 * that of an article is cut from its text a little shorter (news/articleHead).
 */
const DESCRIPTION_LENGTH = { shortest: 50, longest: 160 };

/** Every page has a title and a description of a length that search engines show in full. */
export const headRule = groupRule(({ title, description }, report, { path }) => {
  if (path.at(-1) !== 'head') return;
  if (lengthOf(title) === 0) report('This page has no title.', 'title');
  const { shortest, longest } = DESCRIPTION_LENGTH;
  const length = lengthOf(description);
  if (length >= shortest && length <= longest) return;
  report(
    `A description has ${shortest} to ${longest} characters; this one has ${length}.`,
    'description',
  );
});

const lengthOf = (text: unknown) => (typeof text === 'string' ? text.trim().length : 0);

const MAY_BE_EMPTY = /exceptions$|^(known|added|corrections|competitions|awards|milestones)$/i;

/** Every list has an entry, because sentences and pages are made from it; only some facts may be none. */
export const emptyListRule: Rule = ({ path, value }, report) => {
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (isEmpty && !MAY_BE_EMPTY.test(String(path.at(-1)))) {
    report('This list is empty: write at least one entry.');
  }
};
