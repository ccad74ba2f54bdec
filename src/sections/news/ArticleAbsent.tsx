import { styled } from 'styled-components';
import type { ArticleMessage } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { ContentLink } from '../../components/TextLink';
import { color, size, space, type } from '../../theme/read';

/** Replaces an article that does not exist or could not be loaded. */
export function ArticleAbsent({ title, text, link }: ArticleMessage) {
  return (
    <Quiet>
      <Heading level={1} size="heading">
        {title}
      </Heading>
      <Explanation>
        <InlineText text={text} />
      </Explanation>
      <ContentLink {...link} />
    </Quiet>
  );
}

const Quiet = styled.section`
  display: grid;
  gap: ${space('m')};
  justify-items: start;
  max-width: ${size('measure')};
`;

const Explanation = styled.p`
  ${type('lede')}
  color: ${color('inkSoft')};
`;
