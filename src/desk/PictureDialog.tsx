import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { color, space } from '../theme/read';
import { Dialog } from './Dialog';
import { Field, Input, TextField } from './Field';
import { Choices, Message, PlainButton } from './Message';
import type { DeskPageProps } from './session';
import { PictureError, shrinkPicture } from './shrinkPicture';
import type { PictureTrouble, ShrunkPicture } from './shrinkPicture';
import { storePicture } from './storePicture';
import { applyEdit, selectedIn } from './TextEditor';
import { insertPictures } from './tools';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface PictureDialogProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** Those that were dropped or pasted; if there are none, the dialog asks for one. */
  readonly files: readonly File[];
  /** The text that they are put into, where the cursor is. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onEnd: () => void;
}

interface Wanted {
  readonly key: number;
  readonly file: File | undefined;
  readonly picture?: ShrunkPicture | undefined;
  readonly shows: string;
}

/** Asks for pictures and what they show, keeps them in the database, and puts them into the text. */
export function PictureDialog({ files, area, onEnd, database, session }: PictureDialogProps) {
  const words = desk.write.pictures;
  const [wanted, setWanted] = useState<readonly Wanted[]>(() =>
    (files.length > 0 ? files : [undefined]).map((file, key) => ({ key, file, shows: '' })),
  );
  const [isTried, setIsTried] = useState(false);
  const { isWorking, outcome, attempt } = useAttempt(session);
  const rows = useRef<HTMLUListElement>(null);
  const stored = useRef<{ id: string; shows: string }[]>([]);
  const hasSeveral = files.length > 1;

  const change = (key: number, part: Partial<Wanted>) =>
    setWanted((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const leaveOut = (key: number) => setWanted((known) => known.filter((one) => one.key !== key));

  function end() {
    // What is selected is known only until the dialog closes, and nothing can be put into the text before.
    const edit = insertPictures(selectedIn(area.current!), stored.current);
    flushSync(onEnd);
    if (stored.current.length > 0) applyEdit(area.current!, edit);
  }

  /** Stores those of which is said what they show. */
  const store = (isRestLeftOut: boolean) =>
    attempt(async () => {
      const ready = wanted.filter(({ picture, shows }) => picture && shows.trim() !== '');
      for (const { key, picture, shows } of ready) {
        stored.current.push({ id: await storePicture(database, picture!), shows });
        leaveOut(key);
      }
      if (isRestLeftOut || ready.length === wanted.length) return end();
      flushSync(() => setIsTried(true));
      rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });

  // While one is being stored it can be left out no more: it is put into the text as soon as it is.
  const close = () => !isWorking && end();
  return (
    <Dialog title={hasSeveral ? words.titleOfSeveral(files.length) : words.title} onClose={close}>
      <Rows ref={rows}>
        {wanted.map(({ key, file, picture, shows }) => (
          <Row
            key={key}
            aria-label={hasSeveral ? words.numbered(key + 1, files.length) : undefined}
          >
            <PictureChoice
              file={file}
              picture={picture}
              onChoose={(chosen) => change(key, { picture: chosen })}
            />
            {picture && (
              <TextField
                label={words.shows}
                hint={words.showsHint}
                problem={isTried && shows.trim() === '' ? words.showsMissing : undefined}
                value={shows}
                onType={(typed) => change(key, { shows: typed })}
              />
            )}
            {wanted.length > 1 && (
              <PlainButton onClick={() => leaveOut(key)}>{words.leaveOut}</PlainButton>
            )}
          </Row>
        ))}
      </Rows>
      <OutcomeMessage outcome={outcome} onRetry={() => void store(false)} />
      {isWorking && <Message role="status" text={words.working} />}
      <Choices>
        {wanted.some(({ picture }) => picture) && (
          <Button onPress={() => void store(false)}>
            {hasSeveral ? words.actionForSeveral : words.action}
          </Button>
        )}
        <Button tone="quiet" onPress={hasSeveral ? () => void store(true) : close}>
          {hasSeveral ? words.leaveOutRest : desk.cancel}
        </Button>
      </Choices>
    </Dialog>
  );
}

interface PictureChoiceProps {
  /** A file that was dropped or pasted. */
  readonly file: File | undefined;
  readonly picture: ShrunkPicture | undefined;
  readonly onChoose: (picture: ShrunkPicture | undefined) => void;
}

/** Shows a picture, made small; asks for one where there is none, or where the file is none. */
function PictureChoice({ file, picture, onChoose }: PictureChoiceProps) {
  const words = desk.write.pictures;
  const [problem, setProblem] = useState<PictureTrouble>();
  const [isWorking, setIsWorking] = useState(false);
  // Stays where it is once it was needed: it may have the focus.
  const [isAsking, setIsAsking] = useState(!file);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(undefined);
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
      {isWorking && <p role="status">{words.working}</p>}
      {picture && <Shown picture={picture} />}
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

/** A picture in a dialog, with room for what is said about it. */
export const Sample = styled.img`
  width: 100%;
  height: auto;
  max-height: 40svh;
  object-fit: contain;
  background-color: ${color('sunken')};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space('l')};
`;

const Row = styled.li`
  display: grid;
  gap: ${space('s')};

  /* One of several is small, beside what is said about it. */
  &:not(:only-child):has(> img) {
    grid-template-columns: auto minmax(0, 1fr);

    & > * {
      grid-column: 2;
    }

    & > img {
      grid-area: 1 / 1 / span 3;
      width: 6rem;
    }
  }
`;
