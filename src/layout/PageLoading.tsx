import { site } from '../../content/site';
import { VisuallyHidden } from '../components/VisuallyHidden';

/** Stands in for a page whose code is still on its way, as after a step back to one from an earlier visit. */
export function PageLoading() {
  return (
    <VisuallyHidden>
      <span role="status">{site.loading}</span>
    </VisuallyHidden>
  );
}
