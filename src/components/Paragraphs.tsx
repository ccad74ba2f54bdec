import { InlineText } from './InlineText';

/** Texts of content, each a paragraph of its own. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, place) => (
    <p key={place}>
      <InlineText text={text} />
    </p>
  ));
}
