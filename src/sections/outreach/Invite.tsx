import type { OutreachContent } from '../../../content/contentTypes';
import { CallToAction } from '../../components/CallToAction';
import { Paragraphs } from '../../components/Paragraphs';

/** How to invite the team and its robot. */
export function Invite({ title, paragraphs, link }: OutreachContent['invite']) {
  return (
    <CallToAction title={title} link={link}>
      <Paragraphs texts={paragraphs} />
    </CallToAction>
  );
}
