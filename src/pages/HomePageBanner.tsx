import { homeBanner } from '../../content/homeBanner';
import { Banner } from '../sections/home/Banner';

/** The top of Home: prerendered and visible at once, moving a moment later. */
export function HomePageBanner() {
  return <Banner {...homeBanner} />;
}
