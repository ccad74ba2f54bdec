import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import type { LocalPerson } from '../news/deskData';
import { space, wrapped } from '../theme/read';
import type { DeskDatabase } from './deskDatabase';
import { Form } from './Dialog';
import { Field, Input } from './Field';
import { PlainButton, PlainChoices } from './Message';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface SignInProps {
  readonly database: DeskDatabase;
  /** Who can sign in on this machine. */
  readonly people: readonly LocalPerson[];
}

/** Asks for address and password; the session notices when that has worked. */
export function SignIn({ database, people }: SignInProps) {
  const words = desk.signIn;
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { isWorking, outcome, setOutcome, attempt } = useAttempt();

  const signIn = (email: string, password: string) =>
    attempt(() => database.signIn(email, password));

  function submit(event: FormEvent) {
    event.preventDefault();
    const entered = new FormData(form.current!);
    void signIn((entered.get('email') as string).trim(), entered.get('password') as string);
  }

  function forget() {
    const field = form.current!.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!email) {
      setOutcome({ sentence: words.needsEmail });
      return field.focus();
    }
    void attempt(async () => {
      await database.sendReset(email);
      return { sentence: words.resetSent(email), mail: await database.readMail?.(email) };
    });
  }

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Field label={words.emailLabel}>
        {(control) => (
          <Input {...control} type="email" name="email" autoComplete="username" required />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => (
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Beside>
        <PlainButton aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </PlainButton>
        <PlainButton onClick={forget}>{words.forgot}</PlainButton>
      </Beside>
      <OutcomeMessage outcome={outcome} />
      <Button isSubmit>{isWorking ? words.working : words.action}</Button>
      {people.length > 0 && (
        <PlainChoices>
          <p>{words.people}</p>
          {people.map(({ email, password, what }) => (
            <PlainButton key={email} type="button" onClick={() => void signIn(email, password)}>
              {what}
            </PlainButton>
          ))}
        </PlainChoices>
      )}
    </Form>
  );
}

const Beside = styled.div`
  ${wrapped('none', 'l')}
  justify-content: space-between;
  margin-top: calc(-1 * ${space('m')});
`;
