import { InlineText } from './InlineText';

/** Texts from the content, each as a paragraph. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index}>
      <InlineText text={text} />
    </p>
  ));
}
