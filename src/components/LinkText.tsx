import type { InlinePart } from '../lib/inlineText';
import { Letters } from './Letters';
import { VisuallyHidden } from './VisuallyHidden';

interface LinkTextProps {
  readonly text: string | readonly InlinePart[];
  readonly about?: string;
}

/** The words of a link, which light up letter by letter. */
export function LinkText({ text, about }: LinkTextProps) {
  return (
    <>
      <Letters text={text} pace="link" />
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
    </>
  );
}
