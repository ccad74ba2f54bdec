const ATTRIBUTE = 'data-styled';

/**
 * styled-components' own style element of a page, taken apart: the rules, and the names of the classes that
 * they are for, as a data block for `passStyleNames`.
 */
export function takeStylesApart(element: string): { rules: string; names: string } {
  const [opening = ''] = /^<style[^>]*>/.exec(element) ?? [];
  const text = element.slice(opening.length, -'</style>'.length);
  const attributes = opening.slice('<style'.length);
  return {
    rules: text.replace(NAMES, '').replaceAll(END.trim(), '').replace(/\n+/g, '\n').trim(),
    names: `<script type="text/plain"${attributes}${text.match(NAMES)?.join(END) ?? ''}${END}</script>`,
  };
}

/** How styled-components writes down the classes whose rules stand before: as a rule that fits no element. */
const NAMES = /data-styled\.[^{]*\{content:"[^"]*"\}/g;
const END = '/*!sc*/\n';

/**
 * Has styled-components, which must not have begun, know the names of the classes whose rules the page
 * has. It would take rules that it finds itself out of the page and put them back one by one: the browser
 * then works out the styles of the whole page once more, fonts are new to it, and every rule that is added
 * later concerns all others. So it finds names only, in an element that is called style and is none: a real
 * one would have to be named in the security policy that comes with every page.
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
