import { Fragment } from 'react';
import { parseInline } from '../lib/inlineText';
import type { InlinePart } from '../lib/inlineText';
import { LinkText } from './LinkText';
import { TextLink } from './TextLink';

/** A sentence from the content, with its emphasis and links. */
export function InlineText({ text }: { readonly text: string }) {
  return drawAll(parseInline(text));
}

function drawAll(parts: readonly InlinePart[]) {
  return parts.map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

function draw(part: InlinePart) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'link':
      return (
        <TextLink to={part.to}>
          <LinkText text={part.label} />
        </TextLink>
      );
  }
}
