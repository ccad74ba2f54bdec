import { useState } from 'react';
import { desk } from '../../content/desk';
import type { Trouble } from './deskDatabase';
import { Message, TroubleMessage } from './Message';
import { troubleOf } from './session';
import type { SessionStore } from './session';
import { explain } from './useAnswer';

/** What is to be said about something that was tried. */
type Outcome =
  | { readonly trouble: Trouble }
  /** With the mail itself, where none goes out. */
  | { readonly sentence: string; readonly mail?: string | undefined };

/**
 * Tries one thing at a time, and keeps what became of the last: what went wrong, which a session explains, or what
 * the thing itself has to say.
 */
export function useAttempt(session?: SessionStore) {
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function attempt(deed: () => Promise<Outcome | void>) {
    if (isWorking) return;
    setIsWorking(true);
    setOutcome(undefined);
    try {
      setOutcome((await deed()) ?? undefined);
    } catch (error) {
      setOutcome({ trouble: session ? await explain(error, session) : troubleOf(error) });
    } finally {
      setIsWorking(false);
    }
  }
  return { isWorking, outcome, setOutcome, attempt };
}

interface OutcomeMessageProps {
  readonly outcome: Outcome | undefined;
  readonly onRetry?: () => unknown;
}

export function OutcomeMessage({ outcome, onRetry }: OutcomeMessageProps) {
  if (!outcome) return null;
  if ('trouble' in outcome) return <TroubleMessage trouble={outcome.trouble} onRetry={onRetry} />;
  return (
    <Message role="status" text={outcome.sentence}>
      {outcome.mail && (
        <a href={outcome.mail} target="_blank" rel="noopener">
          {desk.signIn.localMail}
        </a>
      )}
    </Message>
  );
}
