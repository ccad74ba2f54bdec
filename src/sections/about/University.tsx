import type { AboutContent } from '../../../content/contentTypes';
import { ContentLink } from '../../components/ContentLink';
import { Passage } from '../Passage';

/** The sponsor whose labs we work in. */
export function University({ link, ...words }: AboutContent['university']) {
  return (
    <Passage {...words} isBeside>
      <ContentLink {...link} />
    </Passage>
  );
}
