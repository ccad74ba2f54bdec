import type { AboutContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Passage } from '../../components/Passage';
import { TextLink } from '../../components/TextLink';

/** The sponsor whose labs we work in. */
export function University({ link, ...words }: AboutContent['university']) {
  return (
    <Passage {...words} isBeside>
      <TextLink to={link.to} about={link.about}>
        <InlineText text={link.label} />
      </TextLink>
    </Passage>
  );
}
