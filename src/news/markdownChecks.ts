import type { ArticleHint } from '../../content/types/articleChecks';
import { headingSlugs, slugOf } from '../markdown/headingIds';
import { parseMarkdown, placedNodes } from '../markdown/parseMarkdown';
import type { PlacedNode } from '../markdown/parseMarkdown';
import { EXPORTED_ID } from '../markdown/cleanMarkdown';
import { findPattern } from './articleFinding';
import type { ArticleFinding, Find } from './articleFinding';

/** A picture inside the text: in place, or at the end of it, where exports put them. */
export const PICTURE_INSIDE =
  /!\[[^[\]\n]*\]\(<?data:[^()\n]*\)|^ {0,3}\[[^\]\n]+\]:[ \t]*<?data:.*/gim;

/** What is known of a text that is typed in the desk. */
export interface Typed {
  /** The words that the desk's tools put in to be typed over. */
  readonly samples: readonly string[];
}

/** Returns what the marks of Markdown would show otherwise than it was meant, and telephone numbers between them. */
export function checkMarkdown(content: string, find: Find, typed?: Typed): ArticleFinding[] {
  const text = content.replace(PICTURE_INSIDE, blank).replace(EXPORTED_ID, blank);
  const nodes = placedNodes(text);
  const isMark = ({ type, start }: PlacedNode) =>
    // An address that nobody has marked is a word.
    MARKS.has(type) && (type !== 'link' || /[[<]/.test(text.charAt(start)));
  // What is left are the words between the marks.
  const words = nodes.filter(isMark).reduce(blankNode, text);
  const inside = Array.from(content.matchAll(PICTURE_INSIDE), ([picture]) => labelOf(picture));
  return [
    ...nodes.flatMap((node) => checkNode(node, nodes, text, find)),
    ...findDeadPlaces(nodes, text, find),
    ...findEmptyLinks(nodes, find),
    ...(typed ? [...findSamples(nodes, typed, find), ...findLostBreaks(nodes, text, find)] : []),
    ...PATTERNS.flatMap(([kind, pattern, fix]) => findPattern(kind, pattern, words, find, fix)),
  ].filter((one) => one.kind !== 'pictureWithoutTarget' || !inside.includes(labelOf(one.found)));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const blankNode = (text: string, { start, end }: PlacedNode) =>
  text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);

/** The name that a picture has in `![words][name]` and in `[name]: address`. */
const labelOf = (picture: string) => /\[([^[\]\n]+)\](?:$|:)/.exec(picture)?.[1];

const MARKS = new Set<PlacedNode['type']>([
  ...(['code', 'inlineCode', 'html', 'definition'] as const),
  ...(['link', 'linkReference', 'image', 'imageReference'] as const),
]);

/** What is found in the words, and what mends it. */
const PATTERNS: readonly (readonly [ArticleHint, RegExp, ((words: string) => string)?])[] = [
  ['headingWithoutSpace', /^ {0,3}#{1,6}(?=[^\s#\d]).*/gm, (line) => line.replace(/#(?!#)/, '# ')],
  [
    'linkWithGap',
    /!?\[[^[\]\n]+\] +\((?:https?:|mailto:|www\.|\/)[^()\s]*\)/g,
    (link) => link.replace(/\] +/, ']'),
  ],
  [
    'addressWithSpaces',
    /!?\[[^[\]\n]*\]\((?:https?:|www\.|\/)[^()\n]* [^()\n]*\)/g,
    (link) => link.replace(/\(.*/, (address) => address.replaceAll(' ', '%20')),
  ],
  ['pictureWithoutTarget', /!\[[^[\]\n]*\]\[[^[\]\n]*\]/g],
  ['linkWithoutTarget', /(?:^|[^!\]])\[[^[\]\n]+\]\[[^[\]\n]*\]/gm],
  ['phone', /(?:^|[^\w/.+-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\w)/gm],
];

function checkNode(
  node: PlacedNode,
  nodes: readonly PlacedNode[],
  text: string,
  find: Find,
): ArticleFinding[] {
  const { start, end } = node;
  const source = text.slice(start, end);
  if (node.type === 'html' && !source.startsWith('</')) {
    return [find(source.startsWith('<!--') ? 'comment' : 'html', start, end)];
  }
  if (node.type === 'code' && !/^(```|~~~)/.test(source)) {
    return [find('indented', start, end, undefined, node.value)];
  }
  if (node.type === 'text' && source.replace(/\\./g, '').includes('**')) {
    return [find('marksShown', start, end)];
  }
  if (node.type === 'paragraph' && /^\|.*\|[ \t]*$/m.test(source)) {
    return [find('tableWithoutRule', start, end)];
  }
  if (node.type === 'link' && source.startsWith('[')) {
    return checkLink(node.url, node, source, find);
  }
  if (node.type === 'image') return checkPicture(node.url, node.alt, node, source, find);
  if (node.type !== 'definition') return [];
  const picture = nodes.find(
    (one) => one.type === 'imageReference' && one.identifier === node.identifier,
  );
  return picture && 'alt' in picture
    ? checkPicture(node.url, picture.alt, node, source, find)
    : checkLink(node.url, node, source, find);
}

function checkLink(url: string, node: PlacedNode, source: string, find: Find): ArticleFinding[] {
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? [];
  const at = (kind: ArticleFinding['kind'], begins?: string) => [
    find(kind, node.start, node.end, url, begins && insertBefore(url, begins, source)),
  ];
  if (scheme) return /^(https?|mailto|ircs?|xmpp):$/i.test(scheme) ? [] : at('linkRefused');
  if (/^([/#]|$)/.test(url)) return [];
  if (/^[^/?#\s]+@[^/?#\s]+$/.test(url)) return at('linkWithoutHttps', 'mailto:');
  if (isHost(url)) return at('linkWithoutHttps', 'https://');
  return at(FILE.test(url) ? 'linkToFile' : 'linkIncomplete');
}

/** Returns the links to headings that the text does not have. */
function findDeadPlaces(nodes: readonly PlacedNode[], text: string, find: Find): ArticleFinding[] {
  const slugs = [...headingSlugs(parseMarkdown(text)).values()];
  return nodes.flatMap((node) =>
    node.type === 'link' && node.url.startsWith('#') && !slugs.includes(slugOf(node.url))
      ? [find('linkToNoHeading', node.start, node.end, node.url)]
      : [],
  );
}

/** Returns the links that have no address, or only the beginning of one: `[words](https://)`. */
function findEmptyLinks(nodes: readonly PlacedNode[], find: Find): ArticleFinding[] {
  return nodes.flatMap((node) =>
    node.type === 'link' && /^(https?:\/*|mailto:)?$/i.test(node.url)
      ? [find('linkWithoutAddress', node.start, node.end, wordsIn(node, nodes) || node.url)]
      : [],
  );
}

/** What the desk's tools make, with a sample of words in it. */
const SAMPLED = new Set<PlacedNode['type']>([
  ...(['heading', 'strong', 'emphasis', 'link'] as const),
  ...(['listItem', 'blockquote', 'tableCell'] as const),
]);

function findSamples(nodes: readonly PlacedNode[], { samples }: Typed, find: Find) {
  return nodes.flatMap((node) => {
    const words = SAMPLED.has(node.type) ? wordsIn(node, nodes) : '';
    return samples.includes(words) ? [find('sampleLeft', node.start, node.end, words)] : [];
  });
}

/** Returns the texts with line breaks that the page does not show. Beside a picture it does. */
function findLostBreaks(nodes: readonly PlacedNode[], text: string, find: Find) {
  return nodes.flatMap(({ type, start, end }) => {
    const source = text.slice(start, end);
    if (type !== 'text' || !source.includes('\n') || source.includes('|')) return [];
    const isBesidePicture = nodes.some(
      (other) => other.type === 'image' && (other.end === start || other.start === end),
    );
    if (isBesidePicture) return [];
    return [find('breakLost', start, end, undefined, source.replace(/[ \t]*\n/g, '  \n'))];
  });
}

const wordsIn = ({ start, end }: PlacedNode, nodes: readonly PlacedNode[]) =>
  nodes
    .filter((node) => node.start >= start && node.end <= end)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('');

function checkPicture(
  url: string,
  alt: string | null | undefined,
  node: PlacedNode,
  source: string,
  find: Find,
): ArticleFinding[] {
  const { start, end } = node;
  if (/^http:/i.test(url)) {
    return [find('pictureWithoutHttps', start, end, url, source.replace(/http:/i, 'https:'))];
  }
  if (!/^(https|picture):/i.test(url)) {
    const fix = isHost(url) ? insertBefore(url, 'https://', source) : undefined;
    return [find('pictureWithoutHttps', start, end, url, fix)];
  }
  if (PAGE.test(url)) return [find('picturePage', start, end, url)];
  return alt?.trim() ? [] : [find('pictureUndescribed', start, end, url)];
}

function insertBefore(address: string, begins: string, source: string): string | undefined {
  const at = source.lastIndexOf(address);
  return at < 0 ? undefined : source.slice(0, at) + begins + source.slice(at);
}

/** True for the name of a site with or without a path; a name such as `agenda.pdf` is that of a file. */
function isHost(address: string): boolean {
  const [name = ''] = address.split(/[/?#]/);
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?$/u.test(name) && !FILE.test(name);
}

const FILE =
  /\.(md|txt|pdf|docx?|odt|rtf|pages|xlsx?|csv|numbers|pptx?|key|jpe?g|png|gif|webp|heic|svg|html?|zip|mp[34]|mov)([?#]|$)/i;

/** Where people keep their pictures: the address that they copy there is that of a page. */
const PAGE =
  /^https:\/\/(www\.)?((drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|instagram\.com|facebook\.com|(onedrive\.live|dropbox)\.com|1drv\.ms|flickr\.com\/photos|imgur\.com|icloud\.com|share\.icloud\.com)\//i;
