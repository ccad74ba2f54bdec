import { Component } from 'react';
import type { ReactNode } from 'react';
import { mainId } from '../../lib/mainId';

interface TextAnchorProps {
  /** What the article on the page is rendered from. */
  readonly text: string;
  readonly children: ReactNode;
}

interface Block {
  readonly element: Element;
  readonly words: string;
  readonly top: number;
}

/**
 * Keeps the reader's place when the text of the page's article changes: what is being read stays where it
 * is. Safari never does this itself, and no browser does where the paragraph at the top is a new one. A class
 * component, because only those are called before the DOM changes.
 */
export class TextAnchor extends Component<TextAnchorProps> {
  override getSnapshotBeforeUpdate({ text }: TextAnchorProps): readonly Block[] | null {
    if (text === this.props.text || window.scrollY === 0) return null;
    return blocks().filter(({ bottom }) => bottom > 0);
  }

  override componentDidUpdate(
    _props: TextAnchorProps,
    _state: unknown,
    before: readonly Block[] | null,
  ): void {
    // The text itself changes in an effect of the same update (components/Prose.tsx).
    if (before) queueMicrotask(() => restore(before));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/**
 * Scrolls to where the first block that is still there has gone. Blocks that have stayed are the same elements
 * (lib/updateBlocks.ts). When the whole text is new, the same words will do, unless several blocks have them;
 * pictures and rules have none.
 */
function restore(before: readonly Block[]) {
  const byElement = new Map<Element, Block>();
  const byWords = new Map<string, Block | undefined>();
  for (const block of blocks()) {
    byElement.set(block.element, block);
    byWords.set(block.words, byWords.has(block.words) ? undefined : block);
  }
  byWords.delete('');
  const findAgain = ({ element, words }: Block) => byElement.get(element) ?? byWords.get(words);
  const kept = before.find(findAgain);
  if (!kept) return;
  window.scrollBy({ top: findAgain(kept)!.top - kept.top, behavior: 'instant' });
}

/** Measures the paragraphs, lists and so on of the text. */
function blocks() {
  return Array.from(document.querySelectorAll(`#${mainId} article [dir] > *`), (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, words: element.textContent.trim(), top, bottom };
  });
}
