import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { desk } from '../../content/desk';
import { Confirm } from './Dialog';
import { Field, Input, TextField } from './Field';
import { PlainButton } from './Message';
import { PictureGallery } from './PictureGallery';
import type { DeskPageProps } from './session';
import { shrinkPicture } from './shrinkPicture';
import type { PictureError, PictureTrouble, ShrunkPicture } from './shrinkPicture';
import { Sample, StoredImage } from './StoredImage';
import { storePicture } from './storedPictures';
import type { StoredPicture } from './storedPictures';
import { applyEdit, selectedIn } from './TextEditor';
import { insertPicture } from './tools';
import { OutcomeMessage, useAttempt } from './useAttempt';

/** A file that was dropped or pasted, or undefined for a picture that is still to be chosen. */
export type WantedPicture = File | undefined;

interface PictureDialogProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** One at least; the first is asked about. */
  readonly wanted: readonly WantedPicture[];
  /** The text that it is put into, where the cursor is. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Called with those that are still to be asked about; the dialog is to close before it opens for the next. */
  readonly onWanted: (wanted: readonly WantedPicture[]) => void;
}

/** Asks for a picture and what it shows, keeps it in the database, and puts it into the text. */
export function PictureDialog({ wanted, area, onWanted, database, session }: PictureDialogProps) {
  const words = desk.write.pictures;
  const [given, ...others] = wanted;
  const [file, setFile] = useState(given);
  const [picture, setPicture] = useState<ShrunkPicture | StoredPicture>();
  const [problem, setProblem] = useState<PictureTrouble>();
  const [shows, setShows] = useState('');
  const [isBrowsing, setIsBrowsing] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isWorking, outcome, attempt } = useAttempt(session);
  // Stays where it is once it was needed: it may have the focus.
  const isAsking = !given || file !== given || problem !== undefined;

  function choose(chosen: File | undefined, stored?: StoredPicture) {
    setFile(chosen);
    setPicture(stored);
    setProblem(undefined);
    setIsBrowsing(false);
    // What was typed stays; the words of another picture do not.
    const known = picture && 'id' in picture ? picture.shows : '';
    setShows(shows && shows !== known ? shows : (stored?.shows ?? ''));
  }

  useEffect(() => {
    let isWanted = Boolean(file);
    if (file)
      shrinkPicture(file).then(
        (shrunk) => isWanted && setPicture(shrunk),
        ({ trouble }: PictureError) => isWanted && setProblem(trouble),
      );
    return () => void (isWanted = false);
  }, [file]);

  function put() {
    setIsTried(true);
    if (!picture || shows.trim() === '') return;
    void attempt(async () => {
      const id = 'id' in picture ? picture.id : await storePicture(database, picture);
      // What is selected is known only until the dialog closes, and nothing can be put into the text before.
      const edit = insertPicture(selectedIn(area.current!), { id, shows });
      flushSync(() => onWanted([]));
      applyEdit(area.current!, edit);
      onWanted(others);
    });
  }

  return (
    <Confirm
      title={others.length > 0 ? words.titleAndMore(others.length) : words.title}
      action={picture && words.action}
      cancel={others.length > 0 ? words.leaveOutRest : undefined}
      onConfirm={put}
      // While it is being stored it can be left out no more: it is put into the text as soon as it is.
      onCancel={() => !isWorking && onWanted([])}
    >
      {isAsking && (
        <>
          <Field
            label={words.choose}
            hint={words.chooseHint}
            problem={problem && words.problems[problem]}
          >
            {(control) => (
              <Input
                {...control}
                type="file"
                // Without HEIC, phones hand over a JPEG.
                accept="image/jpeg,image/png,image/webp,image/gif"
                onChange={({ target: { files } }) => files?.[0] && choose(files[0])}
              />
            )}
          </Field>
          <PlainButton aria-expanded={isBrowsing} onClick={() => setIsBrowsing(!isBrowsing)}>
            {words.useStored}
          </PlainButton>
        </>
      )}
      {isBrowsing && (
        <PictureGallery
          database={database}
          session={session}
          onTake={(stored) => choose(undefined, stored)}
        />
      )}
      {picture &&
        ('id' in picture ? <StoredImage id={picture.id} shows="" /> : <Shown picture={picture} />)}
      {picture && (
        <TextField
          label={words.shows}
          hint={words.showsHint}
          problem={isTried && shows.trim() === '' ? words.showsMissing : undefined}
          value={shows}
          onType={setShows}
        />
      )}
      {others.length > 0 && (
        <PlainButton onClick={() => !isWorking && onWanted(others)}>{words.leaveOut}</PlainButton>
      )}
      <OutcomeMessage outcome={outcome} onRetry={put} />
      {(isWorking || (file && !picture && !problem)) && <p role="status">{words.working}</p>}
    </Confirm>
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
