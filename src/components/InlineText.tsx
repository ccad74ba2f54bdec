import { Fragment } from 'react';
import { parseInline } from '../lib/inlineText';
import type { InlinePart } from '../lib/inlineText';
import { LinkText, TextLink } from './TextLink';

/** A sentence from the content, with its emphasis and links. */
export function InlineText({ text }: { readonly text: string }) {
  return parseInline(text).map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

/** Texts from the content, each as a paragraph. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index}>
      <InlineText text={text} />
    </p>
  ));
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
