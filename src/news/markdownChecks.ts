import type { Link, Nodes } from 'mdast';
import type { ArticleHint } from '../../content/types/articleChecks';
import { LINK_SCHEME } from '../lib/addresses';
import { headingSlugs, slugOf } from '../markdown/headingIds';
import { nodesOf, parseMarkdown } from '../markdown/parseMarkdown';
import { EXPORTED_ID } from '../markdown/cleanMarkdown';
import { wordsOf } from '../markdown/words';
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
  const root = parseMarkdown(text);
  const nodes = nodesOf(root).filter(({ type }) => type !== 'root');
  const slugs = [...headingSlugs(root).values()];
  // What is left are the words between the marks.
  const words = nodes.filter(isMark).reduce((rest, node) => {
    const { start, end } = placeOf(node);
    return rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end);
  }, text);
  const inside = Array.from(content.matchAll(PICTURE_INSIDE), ([picture]) => labelOf(picture));
  return [
    ...nodes.flatMap(checkNode),
    ...PATTERNS.flatMap(([kind, pattern, fix]) => findPattern(kind, pattern, words, find, fix)),
  ].filter((one) => one.kind !== 'pictureWithoutTarget' || !inside.includes(labelOf(one.found)));

  function isMark(node: Nodes): boolean {
    // An address that nobody has marked is a word.
    return MARKS.has(node.type) && (node.type !== 'link' || /^[[<]/.test(sourceOf(node)));
  }

  function sourceOf(node: Nodes): string {
    const { start, end } = placeOf(node);
    return text.slice(start, end);
  }

  function at(node: Nodes, kind: ArticleFinding['kind'], found?: string, fix?: string) {
    const { start, end } = placeOf(node);
    return [find(kind, start, end, found, fix)];
  }

  function checkNode(node: Nodes): ArticleFinding[] {
    const sample = typed && SAMPLED.has(node.type) ? wordsOf(node) : '';
    const samples = typed?.samples.includes(sample) ? at(node, 'sampleLeft', sample) : [];
    return [...checkMark(node, sourceOf(node)), ...samples];
  }

  function checkMark(node: Nodes, source: string): ArticleFinding[] {
    if (node.type === 'html' && !source.startsWith('</'))
      return at(node, source.startsWith('<!--') ? 'comment' : 'html');
    if (node.type === 'code' && !/^(```|~~~)/.test(source))
      return at(node, 'indented', undefined, node.value);
    if (node.type === 'text' && source.replace(/\\./g, '').includes('**'))
      return at(node, 'marksShown');
    if (node.type === 'text' && typed) return checkBreaks(node, source);
    if (node.type === 'paragraph' && /^\|.*\|[ \t]*$/m.test(source))
      return at(node, 'tableWithoutRule');
    if (node.type === 'link') return checkLink(node, source);
    if (node.type === 'image') return checkPicture(node, node.url, node.alt, source);
    if (node.type !== 'definition') return [];
    const { identifier, url } = node;
    const picture = nodes.find(
      (one) => one.type === 'imageReference' && one.identifier === identifier,
    );
    return picture && 'alt' in picture
      ? checkPicture(node, url, picture.alt, source)
      : checkAddress(node, url, source);
  }

  function checkLink(node: Link, source: string): ArticleFinding[] {
    const { url } = node;
    // Also where there is only the beginning of an address: `[words](https://)`.
    if (/^(https?:\/*|mailto:)?$/i.test(url))
      return at(node, 'linkWithoutAddress', wordsOf(node) || url);
    if (url.startsWith('#') && !slugs.includes(slugOf(url)))
      return at(node, 'linkToNoHeading', url);
    return source.startsWith('[') ? checkAddress(node, url, source) : [];
  }

  function checkAddress(node: Nodes, url: string, source: string): ArticleFinding[] {
    const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
    const withBeginning = (begins: string) =>
      at(node, 'linkWithoutHttps', url, insertBefore(url, begins, source));
    if (scheme) return LINK_SCHEME.test(scheme) ? [] : at(node, 'linkRefused', url);
    if (/^([/#]|$)/.test(url)) return [];
    if (/^[^/?#\s]+@[^/?#\s]+$/.test(url)) return withBeginning('mailto:');
    if (isHost(url)) return withBeginning('https://');
    return at(node, FILE.test(url) ? 'linkToFile' : 'linkIncomplete', url);
  }

  function checkPicture(node: Nodes, url: string, alt: string | null | undefined, source: string) {
    const withFix = (fix?: string) => at(node, 'pictureWithoutHttps', url, fix);
    if (/^http:/i.test(url)) return withFix(source.replace(/http:/i, 'https:'));
    if (!/^(https|picture):/i.test(url))
      return withFix(isHost(url) ? insertBefore(url, 'https://', source) : undefined);
    if (PAGE.test(url)) return at(node, 'picturePage', url);
    return alt?.trim() ? [] : at(node, 'pictureUndescribed', url);
  }

  /** Finds line breaks that the page does not show. Beside a picture it does. */
  function checkBreaks(node: Nodes, source: string): ArticleFinding[] {
    if (!source.includes('\n') || source.includes('|')) return [];
    const { start, end } = placeOf(node);
    const isBesidePicture = nodes.some((other) => {
      const place = placeOf(other);
      return other.type === 'image' && (place.end === start || place.start === end);
    });
    if (isBesidePicture) return [];
    return at(node, 'breakLost', undefined, source.replace(/[ \t]*\n/g, '  \n'));
  }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns the place of a part in its text, in UTF-16 code units. */
const placeOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The name that a picture has in `![words][name]` and in `[name]: address`. */
const labelOf = (picture: string) => /\[([^[\]\n]+)\](?:$|:)/.exec(picture)?.[1];

const MARKS = new Set<Nodes['type']>([
  ...(['code', 'inlineCode', 'html', 'definition'] as const),
  ...(['link', 'linkReference', 'image', 'imageReference'] as const),
]);

/** What the desk's tools make, with a sample of words in it. */
const SAMPLED = new Set<Nodes['type']>([
  ...(['heading', 'strong', 'emphasis', 'link'] as const),
  ...(['listItem', 'blockquote', 'tableCell'] as const),
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
