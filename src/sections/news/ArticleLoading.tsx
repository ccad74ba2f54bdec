import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { size, space } from '../../theme/read';

/** Keeps an article's room until it comes. */
export function ArticleLoading({ label }: { readonly label: string }) {
  return (
    <Room>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <Skeleton kind="text" label={label} />
    </Room>
  );
}

const Room = styled.section`
  display: grid;
  gap: ${space('xl')};
  width: 100%;
  max-width: ${size('measure')};
  margin-inline: auto;
`;
