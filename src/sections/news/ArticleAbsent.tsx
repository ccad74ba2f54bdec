import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ArticleMessage } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { ContentLink } from '../../components/ContentLink';
import { color, size, space, type } from '../../theme/read';
import { takeLostFocus, usePassFocusOn } from './usePassFocusOn';

/** Replaces an article that does not exist or could not be loaded. */
export function ArticleAbsent({ title, text, link }: ArticleMessage) {
  const section = useRef<HTMLElement>(null);
  // The article that had the focus may have been removed before this appeared.
  useEffect(() => void takeLostFocus(), []);
  usePassFocusOn(section);
  return (
    <Quiet ref={section}>
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
