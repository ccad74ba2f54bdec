import type { NewsHeaderContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../ParallaxHeader';

/**
 * The top of the News page, which loads it late: ParallaxHeader by another name. Other pages import that one
 * statically, and no module may be both (architecture.test.ts).
 */
export function NewsHeader({ title, picture }: NewsHeaderContent) {
  return <ParallaxHeader title={title} picture={picture} isLow />;
}
