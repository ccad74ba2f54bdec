import { InlineText } from './InlineText';

/** Texts from the content, each as a paragraph. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, place) => (
    <p key={place}>
      <InlineText text={text} />
    </p>
  ));
}
