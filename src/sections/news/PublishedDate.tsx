import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { isoDateTime, longDateTime } from '../../lib/dates';
import { AS_PRERENDERED, useIsPrerendered } from '../../lib/useIsPrerendered';
import { color, type } from '../../theme/read';

interface PublishedDateProps {
  /** Milliseconds since 1970. */
  readonly publishedAt: number | undefined;
  readonly timeZone: string;
  readonly words: NewsContent['entry'];
}

/**
 * When an article was published, in the team's own time. What the page was prerendered with stays: the
 * first date that is asked of a browser takes a phone 100 ms.
 */
export function PublishedDate({ publishedAt, timeZone, words }: PublishedDateProps) {
  const isPrerendered = useIsPrerendered(publishedAt);
  return (
    <Line>
      {publishedAt === undefined ? (
        words.undated
      ) : (
        <>
          <VisuallyHidden>{words.published} </VisuallyHidden>
          {isPrerendered ? (
            <time
              key="prerendered"
              dateTime={isoDateTime(publishedAt)}
              dangerouslySetInnerHTML={{ __html: AS_PRERENDERED }}
              suppressHydrationWarning
            />
          ) : (
            <time key="written" dateTime={isoDateTime(publishedAt)}>
              {longDateTime(publishedAt, timeZone)}
            </time>
          )}
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;
