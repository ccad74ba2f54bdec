import { styled } from 'styled-components';
import type { ArticlePageContent } from '../../../content/contentTypes';
import { Skeleton } from '../../components/Skeleton';
import { size, withoutScript } from '../../theme/read';
import { ArticleAbsent } from './ArticleAbsent';

/**
 * Reserves room for an article until it loads. It has no heading of its own: code that waits for the page's
 * heading, to focus and announce it, must get the article's.
 */
export function ArticleLoading({ label, needsScript }: ArticlePageContent['loading']) {
  return (
    <div>
      <Room>
        <Skeleton kind="text" label={label} />
      </Room>
      <noscript>
        <ArticleAbsent {...needsScript} />
      </noscript>
    </div>
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
