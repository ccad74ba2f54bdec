import { site } from '../../content/site';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useIsPainted } from '../lib/useIsPainted';

/** Replaces a page whose code is still loading, as after going back to one from an earlier visit. */
export function PageLoading() {
  const isPainted = useIsPainted();
  return (
    <VisuallyHidden>
      <span role="status">{isPainted && site.loading}</span>
    </VisuallyHidden>
  );
}
