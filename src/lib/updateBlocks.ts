/** Comparing each new block with each old one would take seconds where thousands are replaced. */
const LOOK_AHEAD = 100;

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
  const changed = present.splice(start, present.length - start - end);
  const after = present[start] ?? null;
  for (const block of wanted.slice(start, wanted.length - end)) {
    const skipped = changed.slice(0, LOOK_AHEAD).findIndex((each) => each.isEqualNode(block));
    if (skipped < 0) {
      element.insertBefore(block, changed[0] ?? after);
    } else {
      changed.splice(0, skipped).forEach((gone) => gone.remove());
      changed.shift();
    }
  }
  changed.forEach((gone) => gone.remove());
}

function blocksOf(parent: ParentNode & Node): ChildNode[] {
  return Array.from(parent.childNodes).filter(
    (node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim(),
  );
}

function countEqual(some: readonly Node[], others: readonly Node[]): number {
  const different = some.findIndex((node, index) => !others[index]?.isEqualNode(node));
  return different < 0 ? some.length : different;
}
