import type { SponsorsContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../../components/ParallaxHeader';

type HeroProps = Pick<SponsorsContent, 'title' | 'picture'>;

/** The title over its picture. */
export function Hero({ title, picture }: HeroProps) {
  return <ParallaxHeader title={title} picture={picture} />;
}
