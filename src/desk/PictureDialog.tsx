import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { space } from '../theme/read';
import { Dialog } from './Dialog';
import { TextField } from './Field';
import { Choices, Message, PlainButton } from './Message';
import { PictureChoice } from './PictureChoice';
import type { ChosenPicture } from './PictureChoice';
import type { DeskPageProps } from './session';
import { storePicture } from './storedPictures';
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
  readonly picture?: ChosenPicture;
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
        const id = 'id' in picture! ? picture.id : await storePicture(database, picture!);
        stored.current.push({ id, shows });
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
              database={database}
              session={session}
              file={file}
              picture={picture}
              onChoose={(chosen) =>
                change(key, {
                  picture: chosen,
                  shows: shows || (chosen && 'id' in chosen ? chosen.shows : ''),
                })
              }
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
