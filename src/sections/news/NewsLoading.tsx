import { Skeleton } from '../../components/Skeleton';

/** Keeps the room of the list until it comes. */
export function NewsLoading({ label }: { readonly label: string }) {
  return <Skeleton kind="list" label={label} />;
}
