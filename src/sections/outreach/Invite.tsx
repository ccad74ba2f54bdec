import type { OutreachContent } from '../../../content/contentTypes';
import { Invitation } from '../../components/Invitation';
import { Paragraphs } from '../../components/Paragraphs';

/** How to invite the team and its robot. */
export function Invite({ title, paragraphs, link }: OutreachContent['invite']) {
  return (
    <Invitation title={title} link={link}>
      <Paragraphs texts={paragraphs} />
    </Invitation>
  );
}
