import type ts from 'typescript';
import { withoutMarks } from '../../lib/inlineText';
import { fieldType } from './fieldType';
import { findInlineProblems } from './findInlineProblems';
import { locate } from './locate';
import type { Rule } from './rule';
import { textRule } from './rule';

/** Returns the rule that marks are well formed and only in fields that render them, and no text is empty. */
export function markRule(checker: ts.TypeChecker): Rule {
  return textRule((text, { module, path }) => {
    if (text.trim() === '') return path.at(-1) === 'alt' ? [] : ['This text is empty.'];
    if (!/[\\*[\]]/.test(text)) return [];
    const { node, isExact } = locate(module.source, path);
    const isPlain = isExact && /\bPlainText\b/.test(fieldType(checker, node) ?? '');
    if (!isPlain) return findInlineProblems(text).map((problem) => `This text has ${problem}.`);
    return withoutMarks(text) === text ? [] : [SHOWN_LITERALLY];
  });
}

const SHOWN_LITERALLY =
  'This text is shown literally: it cannot carry *emphasis*, a [link](address) or a \\ before a sign.';
