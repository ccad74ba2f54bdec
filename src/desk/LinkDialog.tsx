import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { space } from '../theme/read';
import { Dialog } from './Dialog';
import { TextField } from './Field';
import { Choices } from './Message';
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

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (address !== undefined && words.trim() !== '') onLink({ words, address });
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form onSubmit={submit} noValidate>
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
        <Choices>
          <Button isSubmit>{texts.action}</Button>
          <Button tone="quiet" onPress={onClose}>
            {desk.cancel}
          </Button>
        </Choices>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space('l')};
`;
