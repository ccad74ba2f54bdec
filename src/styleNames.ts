const ATTRIBUTE = 'data-styled';

/**
 * Splits a page's styled-components style element into the rules and the names of the classes that they
 * style, the latter as a data block for `passStyleNames`.
 */
export function splitStyleElement(element: string): { rules: string; names: string } {
  const [opening = ''] = /^<style[^>]*>/.exec(element) ?? [];
  const text = element.slice(opening.length, -'</style>'.length);
  const attributes = opening.slice('<style'.length);
  return {
    rules: text.replace(NAMES, '').replaceAll(END.trim(), '').replace(/\n+/g, '\n').trim(),
    names: `<script type="text/plain"${attributes}${text.match(NAMES)?.join(END) ?? ''}${END}</script>`,
  };
}

/** How styled-components lists the classes whose rules come before: as a rule that matches no element. */
const NAMES = /data-styled\.[^{]*\{content:"[^"]*"\}/g;
const END = '/*!sc*/\n';

/**
 * Tells styled-components, which must not have started yet, the names of the classes whose rules are on
 * the page. If it found the rules, it would remove them and insert them again one by one: the browser
 * would then recalculate the styles of the whole page and treat the fonts as new, and every rule added
 * later would affect all the others. So it finds only the names, in an element that is called style but
 * is not one: a real style element would have to be listed in the security policy that comes with every
 * page.
 */
export function passStyleNames(page: Document): void {
  const data = page.querySelector(`script[${ATTRIBUTE}]`);
  if (!data) return;
  const names = page.createElementNS(null, 'style');
  for (const { name, value } of data.attributes) {
    if (name.startsWith(ATTRIBUTE)) names.setAttribute(name, value);
  }
  names.textContent = data.textContent;
  data.replaceWith(names);
}
