import type { SponsorsContent } from '../../../content/contentTypes';
import { ParallaxHeader } from '../../components/ParallaxHeader';

type OpeningProps = Pick<SponsorsContent, 'title' | 'picture'>;

/** The title over its picture. */
export function Opening({ title, picture }: OpeningProps) {
  return <ParallaxHeader title={title} picture={picture} />;
}
