import { site } from '../../content/site';
import { VisuallyHidden } from '../components/VisuallyHidden';

/** Replaces a page whose code is still loading, as after going back to one from an earlier visit. */
export function PageLoading() {
  return (
    <VisuallyHidden>
      <span role="status">{site.loading}</span>
    </VisuallyHidden>
  );
}
