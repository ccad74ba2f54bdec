import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { visit } from 'unist-util-visit';

/** A part of a text that is one thing in Markdown, with its place in the text. */
export type PlacedNode = Nodes & { readonly start: number; readonly end: number };

/** Returns every part of a Markdown text, outer ones first. Takes as long as to render it. */
export function markdownNodes(markdown: string): PlacedNode[] {
  const tree: Root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const nodes: PlacedNode[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    nodes.push({ ...node, start: start?.offset ?? 0, end: end?.offset ?? markdown.length });
  });
  return nodes;
}
