import { useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import type { LocalPerson } from '../news/deskData';
import { color, family, space } from '../theme/read';
import type { DeskDatabase, Trouble } from './deskDatabase';
import { Choices, MailMessage, PlainButton, TroubleMessage } from './Message';
import { troubleOf } from './session';
import type { Session, SessionStore } from './session';
import { SignIn } from './SignIn';

interface AccountProps {
  readonly database: DeskDatabase;
  readonly session: SessionStore;
  readonly shown: Exclude<Session, { status: 'editor' | 'loading' }>;
  readonly people: readonly LocalPerson[];
}

interface Sentence {
  readonly sentence: string;
  readonly mail?: string | undefined;
}

type Said = Sentence | { readonly trouble: Trouble };

/** What stands between a person and the desk, and what they can do about it. */
export function Account({ database, session, shown, people }: AccountProps) {
  const [said, setSaid] = useState<Said>();

  function attempt(request: () => Promise<Sentence | undefined>) {
    setSaid(undefined);
    request().then(setSaid, (error: unknown) => setSaid({ trouble: troubleOf(error) }));
  }

  if (shown.status === 'signedOut') return <SignIn database={database} people={people} />;

  const check = (still?: string) => () =>
    attempt(async () =>
      (await session.check()).status === shown.status && still ? { sentence: still } : undefined,
    );

  return (
    <Words>
      {shown.status === 'unverified' && (
        <>
          <p>{desk.unverified.text(shown.user.email)}</p>
          <Choices>
            <Button
              onPress={() =>
                attempt(async () => {
                  await database.sendVerification();
                  const mail = await database.readMail?.(shown.user.email);
                  return { sentence: desk.unverified.sent, mail };
                })
              }
            >
              {desk.unverified.send}
            </Button>
            <Button tone="quiet" onPress={check(desk.unverified.still)}>
              {desk.unverified.check}
            </Button>
          </Choices>
        </>
      )}
      {shown.status === 'stranger' && (
        <>
          <p>{desk.stranger.text(shown.user.email)}</p>
          <Code aria-label={desk.stranger.code}>{shown.user.uid}</Code>
          <Button onPress={check(desk.stranger.still)}>{desk.stranger.check}</Button>
        </>
      )}
      {shown.status === 'unknown' && <TroubleMessage trouble={shown.trouble} onRetry={check()} />}
      {said &&
        ('trouble' in said ? (
          <TroubleMessage trouble={said.trouble} />
        ) : (
          <MailMessage sentence={said.sentence} mail={said.mail} />
        ))}
      <PlainButton
        type="button"
        onClick={() =>
          attempt(async () => {
            await database.signOut();
            return undefined;
          })
        }
      >
        {desk.menu.signOut}
      </PlainButton>
    </Words>
  );
}

/** Returns the heading of what stands in the way; `isAgain` in mid-work. */
export function accountTitle({ status }: AccountProps['shown'], isAgain: boolean): string {
  if (status !== 'signedOut') return desk[status].title;
  return isAgain ? desk.signIn.again : desk.signIn.title;
}

const Words = styled.div`
  display: grid;
  gap: ${space('l')};
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Code = styled.output`
  padding: ${space('s')} ${space('m')};
  background-color: ${color('sunken')};
  font-family: ${family('code')};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;
