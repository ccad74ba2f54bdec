import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PictureContent } from '../../content/types/basics';
import { cutWidths, pictureCuts } from '../generated/pictureCuts';
import { pictures } from '../generated/pictures';
import { media } from '../theme/media';
import { filling } from '../theme/phrases';
import { color } from '../theme/read';

interface PictureProps extends PictureContent {
  /** The width it is drawn at, as in the `sizes` attribute: `${media.wide} 50vw, 100vw`. */
  readonly sizes: string;
  /** The page's main picture is fetched first, and drawn together with the words around it. */
  readonly isMain?: boolean;
  /** Fills its positioned parent instead of keeping its proportions; the value says where the subject is. */
  readonly fill?: keyof typeof positions;
  /** What some windows get instead: a `<PictureCut>`. */
  readonly children?: ReactNode;
}

/** A picture of content/pictures in a fitting format and width. Throws when the build has no such picture. */
export function Picture(props: PictureProps) {
  const { file, alt, focus, sizes, isMain = false, fill, children } = props;
  const { width, height, widths, fallback, color: ground } = entryOf(file);
  // For the few browsers that cannot choose.
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  return (
    <Frame $fill={fill}>
      {children}
      <source type="image/avif" srcSet={sourceSet(file, widths, '.avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(file, widths, '.webp')} sizes={sizes} />
      <Shown
        src={addressOf(file, middle, `.${fallback}`)}
        srcSet={sourceSet(file, widths, `.${fallback}`)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isMain ? undefined : 'lazy'}
        decoding={isMain ? undefined : 'async'}
        fetchPriority={isMain ? 'high' : undefined}
        $fill={fill}
        $focus={focus}
        $ground={ground}
      />
    </Frame>
  );
}

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

/** What `<Picture>` knows about a picture: an entry of src/generated/pictures.ts, which the build writes. */
export interface PictureEntry {
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  /** The average, as `#rrggbb`; absent of a transparent picture, which needs no color behind it. */
  color?: string;
  /** Of all its files, narrowest first, in the order avif, webp, fallback, and those of its parts. */
  hash: string;
  /** The widths that exist in every format, in pixels, narrowest first. */
  widths: number[];
  /** The format besides AVIF and WebP: 'png' for a transparent picture. */
  fallback: 'jpg' | 'png';
}

/** Throws when the build has no such picture. */
function entryOf(file: string): PictureEntry {
  const entry = pictures[file];
  if (!entry) throw new Error(`The picture manifest has no "${file}".`);
  return entry;
}

function addressOf(file: string, width: number, ending: string): string {
  const name = file.replace(/\.[^.]+$/, '');
  return `/pictures/${name}-${entryOf(file).hash}-${width}${ending}`;
}

function sourceSet(file: string, widths: readonly number[], ending: string): string {
  return widths.map((width) => `${addressOf(file, width, ending)} ${width}w`).join(', ');
}

/** Object positions, in percent. The subject on the right of our banners is some way from their edge. */
const positions = { center: [50, 50], right: [78, 50], upperRight: [78, 20], lowerRight: [78, 70] };

const Frame = styled.picture<{ $fill: PictureProps['fill'] }>`
  display: block;
  ${({ $fill }) => $fill && filling}
`;

const Shown = styled.img<{
  $fill: PictureProps['fill'];
  $focus: number | undefined;
  $ground: string | undefined;
}>`
  width: 100%;
  background-color: ${({ $ground }) => $ground};
  color: ${color('inkSoft')};

  ${({ $fill, $focus }) =>
    $fill &&
    css`
      ${filling}
      object-fit: cover;
      object-position: ${$focus ?? positions[$fill][0]}% ${positions[$fill][1]}%;
    `}
`;
