import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { isoDateTime, longDateTime } from '../../lib/dates';
import { color, type } from '../../theme/read';

interface PublishedDateProps {
  /** Milliseconds since 1970. */
  readonly publishedAt: number | undefined;
  readonly timeZone: string;
  readonly words: NewsContent['entry'];
}

/** When an article was published, in the team's own time. */
export function PublishedDate({ publishedAt, timeZone, words }: PublishedDateProps) {
  return (
    <Line>
      {publishedAt === undefined ? (
        words.undated
      ) : (
        <>
          <VisuallyHidden>{words.published} </VisuallyHidden>
          <time dateTime={isoDateTime(publishedAt)}>{longDateTime(publishedAt, timeZone)}</time>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;
