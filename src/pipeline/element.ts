import { escapeHtml } from '../lib/escapeHtml';

/** The HTML of an empty element. */
export function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
