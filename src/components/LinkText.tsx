import type { InlinePart } from '../lib/inlineText';
import { Letters } from './Letters';

/** The words of a link, some perhaps emphasized; all of them light up letter by letter. */
export function LinkText({ parts }: { readonly parts: readonly InlinePart[] }) {
  const runs = parts.map(({ kind, text }) => ({ text, isStressed: kind === 'emphasis' }));
  return <Letters text={runs} pace="link" />;
}
