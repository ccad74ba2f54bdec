/**
 * Makes of what Google Docs, Word, Apple Notes, mail programs and web pages put on the clipboard the plain HTML that
 * it looks like: bold and italic by elements, lists as lists, links without detours. Returns how many pictures it
 * left out: their addresses are those of a file of that device, or last an hour. Styles are in `data-style`.
 */
export function cleanPasted(body: HTMLElement): number {
  body.querySelectorAll(LEAVINGS).forEach((each) => each.remove());
  const pictures = body.querySelectorAll('img');
  pictures.forEach((each) => each.remove());
  for (const each of [...body.querySelectorAll<HTMLElement>('[data-style], b, strong, em, i')])
    showStyle(each);
  makeWordLists(body);
  nestLists(body);
  for (const each of body.querySelectorAll('a')) straighten(each);
  // A heading is bold and on one line by itself; the paragraph of a list item is the item.
  for (const each of body.querySelectorAll(`${HEADINGS} br`)) each.replaceWith(' ');
  for (const each of [...body.querySelectorAll(`${HEADINGS} :is(strong,b), li > p`)]) unwrap(each);
  return pictures.length;
}

const LEAVINGS = 'script, meta, link, title, o\\:p, br.Apple-interchange-newline';

const HEADINGS = ':is(h1,h2,h3,h4,h5,h6)';

/** Turns the styles that carry meaning into elements. */
function showStyle(element: HTMLElement): void {
  const { style } = element.ownerDocument.createElement('span');
  style.cssText = element.dataset.style ?? '';
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = style;
  const { nodeName } = element;
  const isPlain = /^(normal|[1-4]00)$/.test(fontWeight);
  // Google Docs wraps everything in a <b> that is not bold.
  if (/^(B|STRONG)$/.test(nodeName)) {
    if (isPlain) unwrap(element);
    return;
  }
  if (/^(EM|I)$/.test(nodeName)) {
    if (fontStyle === 'normal') unwrap(element);
    return;
  }
  if (!/^(SPAN|FONT)$/.test(nodeName) || !element.textContent?.trim()) return;
  if (/^(bold|bolder|[6-9]00)$/.test(fontWeight)) wrapContent(element, 'strong');
  if (fontStyle === 'italic') wrapContent(element, 'em');
  if (/line-through/.test(textDecorationLine || textDecoration)) wrapContent(element, 'del');
}

function wrapContent(element: HTMLElement, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const WORD_LEVEL = /mso-list:[^;]*level(\d)/;

/** Word writes lists as paragraphs, with the mark as text and the level in a style that browsers do not know. */
function makeWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(WORD_LEVEL.exec(paragraph.dataset.style ?? '')?.[1] ?? 0);
    if (level === 0 || paragraph.previousElementSibling !== open[0]) open = [];
    if (level === 0) continue;
    const mark = paragraph.querySelector(
      '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]',
    );
    const name = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    open = open.slice(0, level);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(name);
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)!.append(item);
  }
}

/** Google Docs and Word on the web put a deeper list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')])
    list.previousElementSibling?.append(list);
}

const DETOURS = [
  [/^www\.google\.com$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^l\.(facebook|instagram)\.com$/, 'u'],
] as const;

const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** Leads a link straight to where it goes, and tells nobody where from. */
function straighten(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  if (!URL.canParse(address)) return unwrap(link);
  let url = new URL(address);
  for (const [host, name] of DETOURS) {
    const target = host.test(url.hostname) && url.searchParams.get(name);
    if (target && URL.canParse(target)) url = new URL(target);
  }
  if (!/^(https?|mailto):$/.test(url.protocol)) return unwrap(link);
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name);
  const isBare = new URL(address).href === url.href;
  link.setAttribute('href', isBare ? address : url.href);
  link.removeAttribute('title');
}
