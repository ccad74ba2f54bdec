import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { color, space } from '../theme/read';
import { Dialog } from './Dialog';
import type { DeskPageProps } from './DeskApp';
import type { Trouble } from './deskDatabase';
import { Field, Input } from './Field';
import { Message, TroubleMessage } from './Message';
import { storePicture } from './storePicture';
import { PictureError, shrinkPicture } from './shrinkPicture';
import type { PictureTrouble, ShrunkPicture } from './shrinkPicture';
import { explain } from './useAnswer';

interface PictureDialogProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** A file that was dropped or pasted. */
  readonly file: File | undefined;
  /** Which one it is, if there are several. */
  readonly number: number;
  readonly count: number;
  /** Called with the picture's id and what it shows. */
  readonly onStored: (id: string, shows: string) => void;
  readonly onClose: () => void;
}

/** Asks for a picture and what it shows, and keeps it in the database. */
export function PictureDialog(props: PictureDialogProps) {
  const { database, session, file, number, count, onStored, onClose } = props;
  const words = desk.write.pictures;
  const [picture, setPicture] = useState<ShrunkPicture>();
  const [problem, setProblem] = useState<PictureTrouble>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [shows, setShows] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  // Stays where it is once it was needed: it may have the focus.
  const [isAsking, setIsAsking] = useState(!file);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(undefined);
    setPicture(undefined);
    setIsWorking(true);
    try {
      setPicture(await shrinkPicture(chosen));
    } catch (error) {
      setProblem(error instanceof PictureError ? error.trouble : 'unreadable');
      setIsAsking(true);
    } finally {
      setIsWorking(false);
    }
  }

  // The file that came with the dialog is taken once.
  useEffect(() => {
    void Promise.resolve(file).then(take);
  }, [file]);

  async function store() {
    if (!picture || isWorking) return;
    setIsMissing(shows.trim() === '');
    if (shows.trim() === '') return;
    setIsWorking(true);
    setTrouble(undefined);
    try {
      onStored(await storePicture(database, picture), shows.trim());
    } catch (error) {
      setTrouble(await explain(error, session));
      setIsWorking(false);
    }
  }

  function close() {
    // While it is being stored it can be left out no more: it is put into the text as soon as it is.
    if (!picture || !isWorking) onClose();
  }

  return (
    <Dialog title={count > 1 ? words.titleOf(number, count) : words.title} onClose={close}>
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
      {isWorking && (
        <Message role="status">
          <p>{words.working}</p>
        </Message>
      )}
      {picture && <Shown picture={picture} />}
      <Field
        label={words.shows}
        hint={words.showsHint}
        problem={isMissing ? words.showsMissing : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={shows}
            autoComplete="off"
            onChange={({ target }) => setShows(target.value)}
          />
        )}
      </Field>
      {trouble && <TroubleMessage trouble={trouble} onRetry={() => void store()} />}
      <Choices>
        {picture && <Button onPress={() => void store()}>{words.action}</Button>}
        <Button tone="quiet" onPress={close}>
          {count > 1 ? words.skip : desk.cancel}
        </Button>
      </Choices>
    </Dialog>
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

/** A picture in a dialog, with room for what is said about it. */
export const Sample = styled.img`
  width: 100%;
  height: auto;
  max-height: 40svh;
  object-fit: contain;
  background-color: ${color('sunken')};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
`;
