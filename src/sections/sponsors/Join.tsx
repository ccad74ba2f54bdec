import type { SponsorsContent } from '../../../content/contentTypes';
import { CallToAction } from '../../components/CallToAction';
import { Paragraphs } from '../../components/Paragraphs';

/** How to become a sponsor. */
export function Join({ title, paragraphs, link }: SponsorsContent['join']) {
  return (
    <CallToAction title={title} link={link}>
      <Paragraphs texts={paragraphs} />
    </CallToAction>
  );
}
