import { useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { pictureIdsIn } from '../markdown/glance';
import { stacked } from '../theme/read';
import { PlainButton } from './Message';
import { PictureGallery } from './PictureGallery';
import type { DeskPageProps } from './session';

interface ArticlePicturesProps extends Pick<DeskPageProps, 'database' | 'session'> {
  readonly id: string;
  /** The Markdown that names pictures, saved or not. */
  readonly text: string;
}

/** The pictures of an article and of its versions, asked for by a press: it takes a look at all articles. */
export function ArticlePictures({ database, session, id, text }: ArticlePicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const named = pictureIdsIn(text);
  return (
    <Pictures>
      <PlainButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {desk.write.pictures.inArticle}
      </PlainButton>
      {isOpen && (
        <PictureGallery
          database={database}
          session={session}
          isHere={(picture) =>
            named.includes(picture.id) || picture.uses.some(({ article }) => article === id)
          }
        />
      )}
    </Pictures>
  );
}

const Pictures = styled.section`
  ${stacked('m')}
  justify-items: start;
`;
