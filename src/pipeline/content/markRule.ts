import ts from 'typescript';
import { findInlineProblems, parseInline } from '../../lib/inlineText';
import { locate } from './locate';
import type { Rule } from './rule';
import { textRule } from './rule';

/** Returns the rule that marks are well formed and only in fields that render them, and no text is empty. */
export function markRule(checker: ts.TypeChecker): Rule {
  return textRule((text, { module, path }) => {
    if (text.trim() === '') return path.at(-1) === 'alt' ? [] : ['This text is empty.'];
    const problems = findInlineProblems(text);
    if (problems.length > 0) return problems.map((problem) => `This text has ${problem}.`);
    const hasMarks = parseInline(text).some((part) => part.kind !== 'text');
    const { node, isExact } = locate(module.source, path);
    return hasMarks && isExact && isPlainField(checker, node)
      ? ['This text is shown literally: it cannot carry *emphasis* or a [link](address).']
      : [];
  });
}

/** Returns whether contentTypes.ts types the field of this value as PlainText. */
function isPlainField(checker: ts.TypeChecker, value: ts.Node): boolean {
  let node = value;
  while (!ts.isPropertyAssignment(node)) {
    const isWrapping =
      ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node.parent);
    if (!isWrapping) return false;
    node = node.parent;
  }
  const shape = checker.getContextualType(node.parent);
  const declaration = shape?.getProperty(node.name.getText())?.valueDeclaration;
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return type !== undefined && /\bPlainText\b/.test(type.getText());
}
