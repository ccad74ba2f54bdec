import { styled } from 'styled-components';
import type { ArticleLoadingContent } from '../../../content/contentTypes';
import { Skeleton } from '../../components/Skeleton';
import { size, withoutScript } from '../../theme/read';
import { ArticleAbsent } from './ArticleAbsent';

/**
 * Keeps an article's room until it comes. It has no heading: whoever waits for the page's heading, to
 * give it the focus and to announce it, waits for the article's own.
 */
export function ArticleLoading({ label, needsScript }: ArticleLoadingContent) {
  return (
    <>
      <Room>
        <Skeleton kind="text" label={label} />
      </Room>
      <noscript>
        <ArticleAbsent {...needsScript} />
      </noscript>
    </>
  );
}

const Room = styled.section`
  width: 100%;
  max-width: ${size('measure')};
  margin-inline: auto;

  ${withoutScript} {
    display: none;
  }
`;
