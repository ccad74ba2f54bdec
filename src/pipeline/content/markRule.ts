import type ts from 'typescript';
import { withoutMarks } from '../../lib/inlineText';
import { fieldType } from './fieldType';
import { findInlineProblems } from './findInlineProblems';
import { locate } from './locate';
import type { Rule } from './rule';
import { textRule } from './rule';

/**
 * Returns the rule that marks are well formed and only in fields that render them, that no text is empty, and
 * that FIRST is written as its owner asks.
 */
export function markRule(checker: ts.TypeChecker): Rule {
  return textRule((text, { module, path }) => {
    if (text.trim() === '') return path.at(-1) === 'alt' ? [] : ['This text is empty.'];
    if (!/[\\*[\]]|FIRST/.test(text)) return [];
    const { node, isExact } = locate(module.source, path);
    const type = isExact ? (fieldType(checker, node) ?? '') : '';
    if (/\bInlineText\b/.test(type) && UPRIGHT_NAME.test(text)) return [WRITE_NAME];
    if (POSSESSIVE_NAME.test(text)) return [AVOID_POSSESSIVE];
    const isPlain = /\bPlainText\b/.test(type);
    if (!isPlain) return findInlineProblems(text).map((problem) => `This text has ${problem}.`);
    return withoutMarks(text) === text ? [] : [SHOWN_LITERALLY];
  });
}

const SHOWN_LITERALLY =
  'This text is shown literally: it cannot carry *emphasis*, a [link](address) or a \\ before a sign.';

const UPRIGHT_NAME = /(?<![*\w])FIRST(?![*\w])/;
const POSSESSIVE_NAME = /FIRST\*?®?['’]s/;
const AVOID_POSSESSIVE =
  'The owner of the name FIRST asks that it is never possessive: say it another way, such as “of FIRST”.';
const WRITE_NAME =
  'FIRST is always in italics. Between two ` signs, write ${team.first.name} for it, or ${team.first.firstMention} where a page names it first.';
