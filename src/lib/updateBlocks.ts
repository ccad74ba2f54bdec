/**
 * Gives an element the content of an HTML text, block by block: blocks that are in both stay as they are, with
 * the focus, the selection and the scroll position of whoever is reading them.
 */
export function updateBlocks(element: Element, html: string | TrustedHTML): void {
  const template = document.createElement('template');
  // The DOM's types allow only strings.
  template.innerHTML = html as string;
  const wanted = blocksOf(template.content);
  const present = blocksOf(element);
  const start = countEqual(wanted, present);
  const end = countEqual(wanted.slice(start).reverse(), present.slice(start).reverse());
  const after = present[present.length - end] ?? null;
  const changed = present.slice(start, present.length - end);
  const indices = indicesByMarkup(changed);
  let next = 0;
  for (const block of wanted.slice(start, wanted.length - end)) {
    const kept = takeFrom(indices.get(markupOf(block)) ?? [], next);
    if (kept === undefined) {
      element.insertBefore(block, changed[next] ?? after);
    } else {
      changed.slice(next, kept).forEach((gone) => gone.remove());
      next = kept + 1;
    }
  }
  changed.slice(next).forEach((gone) => gone.remove());
}

function blocksOf(parent: ParentNode & Node): ChildNode[] {
  return Array.from(parent.childNodes).filter(
    (node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim(),
  );
}

/** Comparing each new block with each old one would take seconds where thousands are replaced. */
function indicesByMarkup(blocks: readonly ChildNode[]): Map<string, number[]> {
  const indices = new Map<string, number[]>();
  for (const [index, block] of blocks.entries()) {
    const markup = markupOf(block);
    const same = indices.get(markup);
    if (same) same.push(index);
    else indices.set(markup, [index]);
  }
  return indices;
}

/** Takes the first index that is not before `start` out of a list in order; undefined if there is none. */
function takeFrom(indices: number[], start: number): number | undefined {
  const at = indices.findIndex((index) => index >= start);
  return indices.splice(0, at < 0 ? indices.length : at + 1)[at];
}

/** Words between blocks may look like a block, but do not begin like one. */
function markupOf(block: ChildNode): string {
  return block instanceof Element ? block.outerHTML : `words ${block.textContent}`;
}

function countEqual(some: readonly Node[], others: readonly Node[]): number {
  const different = some.findIndex((node, index) => !others[index]?.isEqualNode(node));
  return different < 0 ? some.length : different;
}
