import { useCallback, useState } from 'react';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { desk } from '../../content/desk';
import { listArticles, openArticle } from './articles';
import type { DeskArticle } from './articles';
import type { DeskPageProps } from './DeskApp';
import { Message, TroubleMessage } from './Message';
import { useAnswer } from './useAnswer';
import { WriteForm } from './WriteForm';

/** Opens an article to write it; without an id, a new one. */
export function WritePage({ id, ...given }: DeskPageProps & { readonly id?: string | undefined }) {
  const { database, session } = given;
  // A new article gets its address when it is first saved, and is not to be opened anew then.
  const [first] = useState(id);
  const ask = useCallback(() => open(database, first), [database, first]);
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
          <Message role="alert">
            <p>{desk.write.missing}</p>
          </Message>
        ))}
    </>
  );
}

interface Opening {
  readonly article: DeskArticle;
  /** The addresses that an article without one may not take. */
  readonly taken: readonly string[];
}

async function open(
  database: DeskPageProps['database'],
  id: string | undefined,
): Promise<Opening | undefined> {
  const article = id === undefined ? { id: '' } : await openArticle(database, id);
  if (id !== undefined && !article.record && !article.live) return undefined;
  if (!canMove(article)) return { article, taken: [] };
  const others = await listArticles(database);
  return { article, taken: others.map((each) => each.id).filter((each) => each !== id) };
}

/** Returns whether an article may still get another address: nobody has seen it yet. */
export function canMove({ record, live }: DeskArticle): boolean {
  return !live && !record?.version;
}
