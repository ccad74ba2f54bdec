import { useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DeskPageProps } from './DeskApp';
import { PictureDialog } from './PictureDialog';
import { applyEdit, selectedIn } from './TextEditor';
import { insertPicture } from './tools';

interface PictureDialogsProps extends Pick<DeskPageProps, 'database' | 'session'> {
  /** Those that were dropped or pasted; if there are none, the dialog asks for one. */
  readonly files: readonly File[];
  /** The text that they are put into. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Called after the last one. */
  readonly onEnd: () => void;
}

/** Asks for each picture in turn, and puts it into the text where the cursor is. */
export function PictureDialogs({ files, area, onEnd, ...access }: PictureDialogsProps) {
  const [place, setPlace] = useState(0);
  const [isInserting, setIsInserting] = useState(false);

  function goOn() {
    if (place + 1 >= files.length) return onEnd();
    setIsInserting(false);
    setPlace(place + 1);
  }

  function insert(id: string, shows: string) {
    // Where the area lies behind a dialog, nothing can be put into it.
    flushSync(() => setIsInserting(true));
    if (area.current) applyEdit(area.current, insertPicture(selectedIn(area.current), id, shows));
    goOn();
  }

  if (isInserting) return null;
  return (
    <PictureDialog
      {...access}
      key={place}
      file={files[place]}
      number={place + 1}
      count={Math.max(files.length, 1)}
      onStored={insert}
      onClose={goOn}
    />
  );
}
