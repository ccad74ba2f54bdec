import type { Unclosed } from './findUnclosed';
import { readTokens } from './readTokens';

interface Opened {
  readonly sign: string;
  readonly position: number;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '${': '}' };

/** The end of a line that the next one continues, and the beginning of one that continues the last. */
const GOES_ON = /[=>?:+&|([{]$/;
const CONTINUES = /^[?:+&|]/;

/** The end of a name or a value, which no text may follow. */
const VALUE = /^(?!return$).*[\w)\]}]$/;

/**
 * Finds the first {, [, ( or ${ that is not closed in its line, although the next one does not continue
 * that. Undefined if there is none up to the line of `limit`, in characters from the beginning of the
 * text, or before a line in which a closing sign or a quote has no partner: its mistake is another.
 */
export function findUnclosedInLine(source: string, limit: number): Unclosed | undefined {
  let open: Opened[] = [];
  let last = '';
  for (const { text, position, isFirst, isLoose } of readTokens(source)) {
    if (isFirst) {
      const left = open.at(-1);
      if (left && !GOES_ON.test(last) && !CONTINUES.test(text)) return describe(left);
      if (position > limit) return undefined;
      open = [];
      last = '';
    }
    const inner = open.at(-1);
    const isText = text[0] === '`';
    if (isLoose || (isText && VALUE.test(last))) {
      // With a fact still open, the last sign of its text is taken for the first one of another text.
      return isText && inner?.sign === '${' ? describe(inner) : undefined;
    }
    if (inner && /^[}\])]/.test(text)) {
      const partner = open.findLast(({ sign }) => CLOSING[sign] === text[0]);
      if (partner !== inner) return partner && describe(inner);
      open.pop();
    }
    const sign = /^[{[(]$|\$\{$/.exec(text)?.[0];
    if (sign) open.push({ sign, position });
    last = text;
  }
  return undefined;
}

function describe({ sign, position }: Opened): Unclosed {
  const closing = CLOSING[sign] ?? '';
  const message = `A ${closing} is missing: a ${sign} in this line is not closed. Write the ${closing} after all that belongs to it.`;
  return { position, message };
}
