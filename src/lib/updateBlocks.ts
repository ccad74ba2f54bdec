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
  for (const block of wanted.slice(start, wanted.length - end)) {
    const at = changed.findIndex((each) => each.isEqualNode(block));
    if (at < 0) {
      element.insertBefore(block, changed[0] ?? after);
    } else {
      // It stays; whatever stood before it is gone.
      changed.splice(0, at).forEach((gone) => gone.remove());
      changed.shift();
    }
  }
  changed.forEach((gone) => gone.remove());
}

/** Returns the children but for white space between them. */
function blocksOf(parent: ParentNode & Node): ChildNode[] {
  return Array.from(parent.childNodes).filter(
    (node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim(),
  );
}

/** Returns how many nodes at the start of two lists are equal. */
function countEqual(some: readonly Node[], others: readonly Node[]): number {
  const different = some.findIndex((node, place) => !others[place]?.isEqualNode(node));
  return different < 0 ? some.length : different;
}
