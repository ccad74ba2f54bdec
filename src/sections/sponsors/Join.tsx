import type { SponsorsContent } from '../../../content/contentTypes';
import { Invitation } from '../../components/Invitation';
import { Paragraphs } from '../../components/Paragraphs';

/** How to become a sponsor. */
export function Join({ title, paragraphs, link }: SponsorsContent['join']) {
  return (
    <Invitation title={title} link={link}>
      <Paragraphs texts={paragraphs} />
    </Invitation>
  );
}
