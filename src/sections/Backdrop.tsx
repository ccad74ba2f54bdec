import { Honeycomb } from '../components/Honeycomb';
import type { HoneycombProps } from '../components/Honeycomb';

/**
 * The comb behind the head of a page whose first script is full: its code can wait. Other pages have
 * Honeycomb in their first script, and no module may be both (architecture.test.ts).
 */
export function Backdrop(props: HoneycombProps) {
  return <Honeycomb {...props} />;
}
