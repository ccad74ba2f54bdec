import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { isoDateTime, longDateTime } from '../../lib/dates';
import { AS_PRERENDERED, useIsPrerendered } from '../../lib/hydration';
import { whenIdle } from '../../lib/waiting';
import { color, type } from '../../theme/read';

interface PublishedDateProps {
  /** Milliseconds since 1970. */
  readonly publishedAt: number | undefined;
  readonly words: NewsContent['entry'];
}

/**
 * When an article was published, in the team's own time zone. A prerendered date is kept, because
 * formatting the first date is slow; that is done once the page is idle, before a click needs it.
 */
export function PublishedDate({ publishedAt, words }: PublishedDateProps) {
  const { timeZone } = words;
  const isPrerendered = useIsPrerendered(publishedAt);
  useEffect(() => void whenIdle().then(() => longDateTime(0, timeZone)), [timeZone]);
  if (publishedAt === undefined) return <Line>{words.undated}</Line>;
  return (
    <Line>
      <VisuallyHidden>{words.published} </VisuallyHidden>
      <time
        // A new element for a new date: see AS_PRERENDERED.
        key={String(isPrerendered)}
        dateTime={isoDateTime(publishedAt)}
        suppressHydrationWarning
        {...(isPrerendered
          ? { dangerouslySetInnerHTML: { __html: AS_PRERENDERED } }
          : { children: longDateTime(publishedAt, timeZone) })}
      />
    </Line>
  );
}

const Line = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;
