import { useCallback, useState } from 'react';
import { Heading } from '../components/Heading';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { desk } from '../../content/desk';
import { canMove, listArticles, openArticle } from './articles';
import type { DeskArticle } from './articles';
import type { DeskPageProps } from './DeskApp';
import type { DeskDatabase } from './deskDatabase';
import { readCopy } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';
import { Message, TroubleMessage } from './Message';
import { useAnswer } from './useAnswer';
import { WriteForm } from './WriteForm';

/** Opens an article to write it; without an id, a new one. */
export function WritePage({ id, ...given }: DeskPageProps & { readonly id?: string | undefined }) {
  const { database, session, editor } = given;
  // A new article gets its address when it is first saved, and is not to be opened anew then.
  const [first] = useState(id);
  const ask = useCallback(() => open(database, editor.uid, first), [database, editor.uid, first]);
  const [answer, again] = useAnswer(ask, session);
  return (
    <>
      <p>
        <TextLink to="/desk">{desk.write.back}</TextLink>
      </p>
      {answer.status === 'waiting' && <Skeleton kind="text" label={desk.write.opening} />}
      {answer.status === 'failed' && (
        <TroubleMessage trouble={answer.trouble} onRetry={() => void again()} />
      )}
      {answer.status === 'here' &&
        (answer.value ? (
          <WriteForm {...given} {...answer.value} />
        ) : (
          <>
            <Heading level={1} size="heading">
              {desk.missingPage.title}
            </Heading>
            <Message role="alert">
              <p>{desk.write.missing}</p>
            </Message>
          </>
        ))}
    </>
  );
}

interface Opening {
  readonly article: DeskArticle;
  /** What was typed on this device and is nowhere else. */
  readonly copy: DeviceCopy | undefined;
  /** The addresses that an article without one may not take. */
  readonly taken: readonly string[];
}

async function open(
  database: DeskDatabase,
  uid: string,
  id: string | undefined,
): Promise<Opening | undefined> {
  const copy = await readCopy(uid, id ?? '');
  if (copy && !canMove(copy.opened)) return { article: copy.opened, copy, taken: [] };
  const article = copy?.opened ?? (id === undefined ? { id: '' } : await openArticle(database, id));
  if (id !== undefined && !article.record && !article.live) return undefined;
  if (!canMove(article)) return { article, copy, taken: [] };
  // Without a connection, the words of the device can still be gone on with.
  const others = await (copy ? listArticles(database).catch(() => []) : listArticles(database));
  const taken = others.map((each) => each.id).filter((each) => each !== id);
  return { article, copy, taken };
}
