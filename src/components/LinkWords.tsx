import type { InlinePart } from '../lib/inlineText';
import { Letters } from './Letters';

/** The words of a link that may be stressed in part; they light up letter by letter all the same. */
export function LinkWords({ parts }: { readonly parts: readonly InlinePart[] }) {
  const runs = parts.map(({ kind, text }) => ({ text, isStressed: kind === 'emphasis' }));
  return <Letters text={runs} pace="link" />;
}
