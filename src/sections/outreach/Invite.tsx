import type { OutreachContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Invitation } from '../../components/Invitation';

/** How to have the team and its robot come. */
export function Invite({ title, paragraphs, link }: OutreachContent['invite']) {
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
