import type { HomeRestContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Invitation } from '../../components/Invitation';

/** A link to the page about the team. */
export function AboutCard({ title, text, link }: HomeRestContent['aboutCard']) {
  return (
    <Invitation title={title} link={link}>
      <p>
        <InlineText text={text} />
      </p>
    </Invitation>
  );
}
