import { homeBanner } from '../../content/homeBanner';
import { Banner } from '../sections/home/Banner';

/** The top of Home: seen at once as it is prerendered, moving a moment later. */
export function HomePageBanner() {
  return <Banner {...homeBanner} />;
}
