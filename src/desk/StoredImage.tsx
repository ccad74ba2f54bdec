import { styled } from 'styled-components';
import { readPictureId, storedPictureAddress } from '../lib/storedPicture';
import { showStoredPicture } from '../news/showStoredPicture';
import { color } from '../theme/read';
import { deskSettings } from './deskSettings';

interface StoredImageProps {
  readonly id: string;
  readonly shows: string;
}

/** A picture as the site has it, or the database before the build does; its bytes come when it nears the window. */
export function StoredImage({ id, shows }: StoredImageProps) {
  const { width, height, widths } = readPictureId(id)!;
  return (
    <Sample
      loading="lazy"
      src={storedPictureAddress(id, widths[0]!, 'jpg')}
      alt={shows}
      width={width}
      height={height}
      data-picture={id}
      onError={({ currentTarget }) =>
        void showStoredPicture(currentTarget, deskSettings().database)
      }
    />
  );
}

/** A picture with room for what is said about it. */
export const Sample = styled.img`
  width: 100%;
  height: auto;
  max-height: 40svh;
  object-fit: contain;
  background-color: ${color('sunken')};
`;
