import type { HomeRestContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { CallToAction } from '../../components/CallToAction';

/** A link to the page about the team. */
export function AboutCard({ title, text, link }: HomeRestContent['aboutCard']) {
  return (
    <CallToAction title={title} link={link}>
      <p>
        <InlineText text={text} />
      </p>
    </CallToAction>
  );
}
