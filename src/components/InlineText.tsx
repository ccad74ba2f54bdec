import { Fragment } from 'react';
import { styled } from 'styled-components';
import { parseInline } from '../lib/inlineText';
import type { InlinePart } from '../lib/inlineText';
import { color, type } from '../theme/read';
import { LinkText, TextLink } from './TextLink';

/** A sentence from the content, with its emphasis and links. */
export function InlineText({ text }: { readonly text: string }) {
  return parseInline(text).map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

/** What a line must not end within: a name with an initial, such as "Ada M. Lovelace", and "new-member". */
const HELD = /(\p{Lu}\p{L}+ \p{Lu}\. \p{L}+|\p{L}+(?:-\p{L}+)+)/u;

/** Not `nowrap`: where the line is too short for it, it breaks all the same. */
const Held = styled.span`
  display: inline-block;
`;

interface ParagraphProps {
  readonly text: string;
  /** For styled components based on Paragraph. */
  readonly className?: string;
}

/** A text from the content, as a paragraph. */
export function Paragraph({ text, className }: ParagraphProps) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

/** A text that says what a page or a part of it is about. */
export const Lede = styled(Paragraph)`
  ${type('lede')}
  color: ${color('inkSoft')};
`;

/** Texts from the content, each as a paragraph. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => <Paragraph key={index} text={text} />);
}

function draw(part: InlinePart) {
  switch (part.kind) {
    case 'text':
      return part.text
        .split(HELD)
        .map((words, index) => (index % 2 === 0 ? words : <Held key={index}>{words}</Held>));
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
