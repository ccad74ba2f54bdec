import type { InlinePart } from '../lib/inlineText';
import { Letters } from './Letters';

/** The words of a link that may be stressed in part; they light up letter by letter all the same. */
export function LinkWords({ parts }: { readonly parts: readonly InlinePart[] }) {
  return parts.map(({ kind, text }) => {
    const letters = <Letters key={text} text={text} pace="link" />;
    return kind === 'emphasis' ? <em key={text}>{letters}</em> : letters;
  });
}
