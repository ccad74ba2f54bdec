import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from './deskDatabase';
import { troubleOf } from './session';
import type { SessionStore } from './session';

export type Answer<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly trouble: Trouble }
  | { readonly status: 'here'; readonly value: T };

/**
 * Asks for something when the page opens, and again whenever `ask` changes or the returned function is called.
 * What is shown stays until the next answer. `ask` must be the same function every time for the same question.
 */
export function useAnswer<T>(
  ask: () => Promise<T>,
  session: SessionStore,
): readonly [Answer<T>, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'waiting' });
  const again = useCallback(
    () =>
      ask().then(
        (value) => setAnswer({ status: 'here', value }),
        async (error: unknown) =>
          setAnswer({ status: 'failed', trouble: await explain(error, session) }),
      ),
    [ask, session],
  );
  useEffect(() => void again(), [again]);
  return [answer, again];
}

/**
 * Returns what went wrong. After a refusal, asks first who is signed in: then the session says more than the
 * refusal.
 */
export async function explain(error: unknown, session: SessionStore): Promise<Trouble> {
  const trouble = troubleOf(error);
  if (trouble === 'refused' || trouble === 'signedOut') await session.check().catch(troubleOf);
  return trouble;
}
