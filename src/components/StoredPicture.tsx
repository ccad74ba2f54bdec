import { styled } from 'styled-components';
import {
  SOURCE_FORMATS,
  readPictureId,
  storedPictureAddress,
  storedPictureSet,
} from '../lib/storedPicture';
import { filling } from '../theme/phrases';

interface StoredPictureProps {
  /** An id of a picture of an article. */
  readonly id: string;
  /** The width it is drawn at, as a length. */
  readonly width: string;
}

/** A picture of an article without words of its own, which fills its positioned parent. */
export function StoredPicture({ id, width }: StoredPictureProps) {
  const picture = readPictureId(id);
  if (!picture) return null;
  const sizes = `calc(1.5 * ${width})`;
  return (
    <picture>
      {SOURCE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={storedPictureSet(id, picture.widths, format)}
          sizes={sizes}
        />
      ))}
      <Filling
        src={storedPictureAddress(id, picture.width, 'jpg')}
        alt=""
        width={picture.width}
        height={picture.height}
        data-picture={id}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Filling = styled.img`
  ${filling}
  object-fit: cover;
`;
