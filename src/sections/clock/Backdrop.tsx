import { Honeycomb } from '../../components/Honeycomb';

/** The comb behind the clock, whose code can wait. */
export function Backdrop() {
  return <Honeycomb from="left" />;
}
