import { css, styled } from 'styled-components';
import type { PictureContent } from '../../content/contentTypes';
import { pictures } from '../generated/pictures';
import type { PictureEntry } from '../generated/pictures';
import { color } from '../theme/read';

interface PictureProps extends PictureContent {
  /** The width it is drawn at, as in the `sizes` attribute: `${media.wide} 50vw, 100vw`. */
  readonly sizes: string;
  /** The page's main picture is fetched first, and drawn together with the words around it. */
  readonly isMain?: boolean;
  /** Fills its positioned parent instead of keeping its proportions; the value says where the subject is. */
  readonly fill?: keyof typeof positions;
}

/** A picture of content/pictures in a fitting format and width. Throws when the build has no such picture. */
export function Picture({ file, alt, focus, sizes, isMain = false, fill }: PictureProps) {
  const entry = pictures[file];
  if (!entry) throw new Error(`The picture manifest has no "${file}".`);
  const source = (format: string) => sourceSet(file, entry, format);
  return (
    <Frame $fill={fill}>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={source('webp')} sizes={sizes} />
      <Image
        src={address(file, entry, middle(entry.widths), entry.fallback)}
        srcSet={source(entry.fallback)}
        sizes={sizes}
        alt={alt}
        width={entry.width}
        height={entry.height}
        loading={isMain ? undefined : 'lazy'}
        decoding={isMain ? undefined : 'async'}
        fetchPriority={isMain ? 'high' : undefined}
        $fill={fill}
        $focus={focus}
        // A transparent picture needs no color behind it.
        $ground={entry.fallback === 'jpg' ? entry.color : undefined}
      />
    </Frame>
  );
}

function sourceSet(file: string, entry: PictureEntry, format: string): string {
  return entry.widths.map((width) => `${address(file, entry, width, format)} ${width}w`).join(', ');
}

function address(file: string, { hash }: PictureEntry, width: number, format: string): string {
  const name = file.replace(/\.[^.]+$/, '');
  return `/pictures/${name}-${hash}-${width}.${format}`;
}

/** Returns the middle width, for the few browsers that cannot choose. */
function middle(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/** Object positions, in percent. The subject on the right of our banners is some way from their edge. */
const positions = { center: [50, 50], right: [78, 50], upperRight: [78, 20], lowerRight: [78, 70] };

const filling = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Frame = styled.picture<{ $fill: PictureProps['fill'] }>`
  display: block;
  ${({ $fill }) => $fill && filling}
`;

const Image = styled.img<{
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
