import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { memoize } from '../lib/memoize';
import { gfmNodes } from './gfmNodes';
import { exceedsMarkdownLimits, mayFindAddresses } from './markdownLimits';
import { plainTree } from './plainText';

/**
 * Returns the tree of a text (mdast): the one reading of Markdown from which all else is made. A text that is too
 * much to parse is a tree of plain paragraphs. The last trees are kept, because several things are made of each.
 */
export const parseMarkdown = memoize(2, (markdown: string): Root => {
  if (exceedsMarkdownLimits(markdown)) return plainTree(markdown);
  const extensions = mayFindAddresses(markdown) ? [...MARKS, gfmAutolinkLiteral()] : MARKS;
  return fromMarkdown(markdown, { extensions, mdastExtensions: [gfmNodes] });
});

/** Returns a part of a tree and every part within it, outer ones first. */
export const nodesOf = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];

/**
 * With addresses that are not marked as links, GitHub's Markdown without footnotes, which would add headings
 * and words of their own.
 */
const MARKS = [gfmStrikethrough(), gfmTable(), gfmTaskListItem()];
