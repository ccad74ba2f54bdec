import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { space } from '../theme/read';
import { Dialog } from './Dialog';
import { Choices } from './Message';
import { Field, Input } from './Field';
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
          <Field
            label={texts.words}
            problem={isTried && words.trim() === '' ? texts.wordsMissing : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={words}
                autoComplete="off"
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
        )}
        {(!isKnown || link.words !== '') && (
          <Field
            label={texts.address}
            hint={texts.addressHint}
            problem={isTried && address === undefined ? texts.addressMissing : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="url"
                value={typed}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
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
