import type { SponsorsContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Invitation } from '../../components/Invitation';

/** How to become a sponsor. */
export function Join({ title, paragraphs, link }: SponsorsContent['join']) {
  return (
    <Invitation title={title} link={link}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
    </Invitation>
  );
}
