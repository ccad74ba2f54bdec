import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton';
import { size } from '../../theme/read';

/**
 * Keeps an article's room until it comes. It has no heading: whoever waits for the page's heading, to
 * give it the focus and to announce it, waits for the article's own.
 */
export function ArticleLoading({ label }: { readonly label: string }) {
  return (
    <Room>
      <Skeleton kind="text" label={label} />
    </Room>
  );
}

const Room = styled.section`
  width: 100%;
  max-width: ${size('measure')};
  margin-inline: auto;
`;
