import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { color, space, type } from '../theme/read';
import { Field, Input } from './Field';
import { PlainButton, TroubleMessage } from './Message';
import { factsOf } from './PictureGallery';
import type { DeskPageProps } from './session';
import { PictureError, shrinkPicture } from './shrinkPicture';
import type { PictureTrouble, ShrunkPicture } from './shrinkPicture';
import { Sample, StoredImage } from './StoredImage';
import { listPictures } from './storedPictures';
import type { StoredPicture } from './storedPictures';
import { useAnswer } from './useAnswer';

/** One from a file, made small, or one that the database has. */
export type ChosenPicture = ShrunkPicture | StoredPicture | undefined;

interface PictureChoiceProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** A file that was dropped or pasted. */
  readonly file: File | undefined;
  readonly picture: ChosenPicture;
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** Shows the picture that is chosen; asks for one where there is none, or where the file is none. */
export function PictureChoice(props: PictureChoiceProps) {
  const { file, picture, onChoose, database, session } = props;
  const words = desk.write.pictures;
  const [problem, setProblem] = useState<PictureTrouble>();
  const [isWorking, setIsWorking] = useState(false);
  // Stays where it is once it was needed: it may have the focus.
  const [isAsking, setIsAsking] = useState(!file);
  const [isBrowsing, setIsBrowsing] = useState(false);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(undefined);
    setIsBrowsing(false);
    onChoose(undefined);
    setIsWorking(true);
    try {
      onChoose(await shrinkPicture(chosen));
    } catch (error) {
      setProblem(error instanceof PictureError ? error.trouble : 'unreadable');
      setIsAsking(true);
    } finally {
      setIsWorking(false);
    }
  }

  const takeGiven = useEffectEvent(() => Promise.resolve(file).then(take));
  useEffect(() => void takeGiven(), [file]);

  return (
    <>
      {isAsking && (
        <Field
          label={words.choose}
          hint={words.chooseHint}
          problem={problem === undefined ? undefined : words.problems[problem]}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              // Without HEIC, phones hand over a JPEG.
              accept="image/jpeg,image/png,image/webp,image/gif"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          )}
        </Field>
      )}
      {isAsking && (
        <PlainButton aria-expanded={isBrowsing} onClick={() => setIsBrowsing(!isBrowsing)}>
          {words.useStored}
        </PlainButton>
      )}
      {isBrowsing && (
        <StoredChoice
          database={database}
          session={session}
          onChoose={(stored) => {
            setIsBrowsing(false);
            onChoose(stored);
          }}
        />
      )}
      {isWorking && <p role="status">{words.working}</p>}
      {picture &&
        ('id' in picture ? <StoredImage id={picture.id} shows="" /> : <Shown picture={picture} />)}
    </>
  );
}

function Shown({ picture }: { readonly picture: ShrunkPicture }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const { bytes, type } = picture;
      image.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
      return () => URL.revokeObjectURL(image.src);
    },
    [picture],
  );
  return <Sample ref={show} alt="" width={picture.width} height={picture.height} />;
}

interface StoredChoiceProps extends Pick<DeskPageProps, 'database' | 'session'> {
  readonly onChoose: (picture: StoredPicture) => void;
}

/** The pictures of the database, the newest first: one press takes one. */
function StoredChoice({ database, session, onChoose }: StoredChoiceProps) {
  const words = desk.write.pictures;
  const ask = useCallback(() => listPictures(database), [database]);
  const [answer, again] = useAnswer(ask, session);
  if (answer.status === 'failed')
    return <TroubleMessage trouble={answer.trouble} onRetry={again} />;
  if (answer.status === 'waiting') return <p role="status">{words.working}</p>;
  if (answer.value.length === 0) return <p role="status">{words.noneStored}</p>;
  return (
    <Offered aria-label={words.stored}>
      {answer.value.map((picture) => (
        <li key={picture.id}>
          <Offer type="button" onClick={() => onChoose(picture)}>
            <StoredImage id={picture.id} shows="" />
            <span>{picture.shows || factsOf(picture)}</span>
          </Offer>
        </li>
      ))}
    </Offered>
  );
}

const Offered = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space('m')};
  max-height: 40svh;
  overflow: auto;
`;

const Offer = styled.button`
  ${type('small')}
  display: grid;
  gap: ${space('xs')};
  width: 100%;
  text-align: start;

  & > img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  &:hover {
    color: ${color('accent')};
  }
`;
