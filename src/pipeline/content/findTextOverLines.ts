import ts from 'typescript';

/**
 * Finds the first text that was not closed, up to `limit`: texts of content are one line long, and this
 * one runs on. Returns where it begins; both in characters from the beginning of the source.
 */
export function findTextOverLines(source: ts.SourceFile, limit: number): number | undefined {
  let found: number | undefined;
  const visit = (node: ts.Node): void => {
    const start = node.getStart(source);
    if (found !== undefined || start > limit) return;
    const isText = ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && source.text.slice(start, node.end).includes('\n')) found = start;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
