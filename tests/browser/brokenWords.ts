import type { Page } from '@playwright/test';

/** Returns the words of which one part is on another line than the rest. An address in full may be broken. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('code')) continue;
      for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}
