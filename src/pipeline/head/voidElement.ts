import { escapeHtml } from '../../lib/html';

/** Returns the HTML of a void element. */
export function voidElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
