import type { NewsContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../../components/ParallaxHeader';

/** The top of the News page. */
export function NewsHeader({ title, picture }: Pick<NewsContent, 'title' | 'picture'>) {
  return <ParallaxHeader title={title} picture={picture} isLow />;
}
