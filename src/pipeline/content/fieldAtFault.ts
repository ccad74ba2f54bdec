import ts from 'typescript';
import { describeType } from './describeType';
import { enclosing } from './locate';

/** Returns what to call a value at the beginning of a sentence: `“title”`, or `Each entry of “topics”`. */
export function fieldName(node: ts.Node): string {
  const holder = enclosing(node, isFieldOrList);
  const field = holder && enclosing(holder, ts.isPropertyAssignment);
  if (!field) return 'This';
  const name = `“${field.name.getText()}”`;
  return holder === field ? name : `Each entry of ${name}`;
}

/** Returns a sentence with the fields that the object around a node may have. */
export function fieldsHere(checker: ts.TypeChecker, node: ts.Node): string {
  const shape = shapeOf(checker, enclosing(node, ts.isObjectLiteralExpression));
  const fields = shape?.getProperties().map((field) => field.name) ?? [];
  return `The fields are: ${fields.join(', ')}.`;
}

/**
 * Describes what a missing field has to be. The compiler points to the object that lacks it, the field
 * that holds that object, or the word `satisfies` after it.
 */
export function typeOfField(checker: ts.TypeChecker, node: ts.Node, name: string): string {
  const shape = shapeOf(checker, objectAt(node));
  const field = shape?.getProperty(name);
  if (!field) return 'required';
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, node));
  return describeType(type, node.getSourceFile());
}

function objectAt(node: ts.Node): ts.Expression | undefined {
  if (ts.isSatisfiesExpression(node)) return node.expression;
  const held = ts.isPropertyAssignment(node.parent) ? node.parent.initializer : node;
  return enclosing(held, ts.isObjectLiteralExpression);
}

function shapeOf(checker: ts.TypeChecker, object: ts.Expression | undefined): ts.Type | undefined {
  return object && checker.getContextualType(object);
}

function isFieldOrList(node: ts.Node): node is ts.PropertyAssignment | ts.ArrayLiteralExpression {
  return ts.isPropertyAssignment(node) || ts.isArrayLiteralExpression(node);
}
