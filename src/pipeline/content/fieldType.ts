import ts from 'typescript';

/**
 * Returns the type that contentTypes.ts gives the field of a value, as it is written there: `PlainText`,
 * `Day[]`; undefined if the value is in no field with a type.
 */
export function fieldType(checker: ts.TypeChecker, value: ts.Node): string | undefined {
  let node = value;
  while (!ts.isPropertyAssignment(node)) {
    const isWrapping =
      ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node.parent);
    if (!isWrapping) return undefined;
    node = node.parent;
  }
  const shape = checker.getContextualType(node.parent);
  const declaration = shape?.getProperty(node.name.getText())?.valueDeclaration;
  return declaration && ts.isPropertySignature(declaration)
    ? declaration.type?.getText()
    : undefined;
}
