import type { NewsHeaderContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../ParallaxHeader';

/** The top of the News page. */
export function NewsHeader({ title, picture }: NewsHeaderContent) {
  return <ParallaxHeader title={title} picture={picture} isLow />;
}
