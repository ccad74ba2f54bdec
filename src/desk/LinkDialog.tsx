import { useState } from 'react';
import { desk } from '../../content/desk';
import { Confirm } from './Dialog';
import { TextField } from './Field';
import { wholeAddress } from './tools';
import type { Link } from './tools';

interface LinkDialogProps {
  /** As far as the selection says it. */
  readonly link: Link;
  readonly onLink: (link: Link) => void;
  readonly onClose: () => void;
}

/** Asks for what a link lacks; for both, where it lacks nothing. */
export function LinkDialog({ link, onLink, onClose }: LinkDialogProps) {
  const texts = desk.write.link;
  const [words, setWords] = useState(link.words);
  const [typed, setTyped] = useState(link.address);
  const [isTried, setIsTried] = useState(false);
  const isKnown = wholeAddress(link.address) !== undefined;
  const address = wholeAddress(typed);

  function confirm() {
    setIsTried(true);
    if (address !== undefined && words.trim() !== '') onLink({ words, address });
  }

  return (
    <Confirm title={texts.title} action={texts.action} onConfirm={confirm} onCancel={onClose}>
      {(link.words === '' || isKnown) && (
        <TextField
          label={texts.words}
          problem={isTried && words.trim() === '' ? texts.wordsMissing : undefined}
          value={words}
          onType={setWords}
        />
      )}
      {(!isKnown || link.words !== '') && (
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          problem={isTried && address === undefined ? texts.addressMissing : undefined}
          isAddress
          inputMode="url"
          value={typed}
          onType={setTyped}
        />
      )}
    </Confirm>
  );
}
