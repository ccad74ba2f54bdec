import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import type { LocalPerson } from '../news/deskData';
import { color, family, space, stacked } from '../theme/read';
import type { DeskDatabase } from './deskDatabase';
import { Choices, PlainButton, TroubleMessage } from './Message';
import type { Session, SessionStore } from './session';
import { SignIn } from './SignIn';
import { OutcomeMessage, useAttempt } from './useAttempt';

interface AccountProps {
  readonly database: DeskDatabase;
  readonly session: SessionStore;
  readonly shown: Exclude<Session, { status: 'member' | 'loading' }>;
  readonly people: readonly LocalPerson[];
}

/** What stands between a person and the desk, and what they can do about it. */
export function Account({ database, session, shown, people }: AccountProps) {
  const { outcome, attempt } = useAttempt();

  if (shown.status === 'signedOut') return <SignIn database={database} people={people} />;

  const check = (still?: string) => () =>
    void attempt(async () =>
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
                void attempt(async () => {
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
      {shown.status === 'mistaken' && (
        <>
          <p>{desk.mistaken.text(shown.user.email)}</p>
          <Code>{shown.fields.join('\n')}</Code>
          <p>{desk.mistaken.remedy}</p>
        </>
      )}
      {shown.status === 'stranger' && <p>{desk.stranger.text(shown.user.email)}</p>}
      {(shown.status === 'mistaken' || shown.status === 'stranger') && (
        <>
          <Code aria-label={desk.stranger.code}>{shown.user.uid}</Code>
          <Button onPress={check(desk[shown.status].still)}>{desk[shown.status].check}</Button>
        </>
      )}
      {shown.status === 'unknown' && <TroubleMessage trouble={shown.trouble} onRetry={check()} />}
      <OutcomeMessage outcome={outcome} />
      <PlainButton onClick={() => void attempt(database.signOut)}>{desk.menu.signOut}</PlainButton>
    </Words>
  );
}

/** Returns the heading of what stands in the way; `isAgain` in mid-work. */
export function accountTitle({ status }: AccountProps['shown'], isAgain: boolean): string {
  if (status !== 'signedOut') return desk[status].title;
  return isAgain ? desk.signIn.again : desk.signIn.title;
}

const Words = styled.div`
  ${stacked('l')}
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Code = styled.output`
  padding: ${space('s')} ${space('m')};
  background-color: ${color('sunken')};
  font-family: ${family('code')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  -webkit-user-select: all;
  user-select: all;
`;
