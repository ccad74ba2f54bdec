import type { PictureContent } from '../../content/contentTypes';
import { cutWidths, pictureCuts } from '../generated/pictureCuts';
import { media } from '../theme/media';
import { sourceSet } from './pictureFiles';

type PictureCutProps = Pick<PictureContent, 'file' | 'focus'> & {
  readonly sizes: string;
};

/**
 * The part of a picture around its focus, for phones held upright: they show no more of a wide one.
 * Goes into its `<Picture>`. Nothing where the picture has no focus, or is not wide enough.
 */
export function PictureCut({ file, focus, sizes }: PictureCutProps) {
  if (focus === undefined || !pictureCuts[file]?.includes(focus)) return null;
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      media={media.upright}
      type={`image/${format}`}
      srcSet={sourceSet(file, cutWidths, `-at${focus}.${format}`)}
      sizes={sizes}
    />
  ));
}
