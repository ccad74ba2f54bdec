/** Returns every rule of the document's style sheets, as one text. */
export function readStyles(): string {
  return Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join('\n');
}
