import { useCallback, useState } from 'react';
import { Heading } from '../components/Heading';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { desk } from '../../content/desk';
import { textOfForm } from './articleForm';
import { canMove, listArticles, openArticle, textOf } from './articles';
import type { DeskArticle } from './articles';
import type { DeskDatabase } from './deskDatabase';
import { wantedKey } from './deskPaths';
import { beginWriting } from './deviceCopies';
import type { Writing } from './deviceCopies';
import { Message, TroubleMessage } from './Message';
import { isSameText } from './records';
import type { DeskPageProps, Member } from './session';
import { useAnswer } from './useAnswer';
import { WriteForm } from './WriteForm';

/** Opens an article to write it; without an id, a new one. */
export function WritePage({ id, ...given }: DeskPageProps & { readonly id?: string | undefined }) {
  const { database, session, member } = given;
  // A new article gets its address when it is first saved, and is not to be opened anew then.
  const [first] = useState({ id, wanted: wantedKey(), member });
  const ask = useCallback(() => open(database, first), [database, first]);
  const [answer, again] = useAnswer(ask, session);
  return (
    <>
      <p>
        <TextLink to="/desk">{desk.write.back}</TextLink>
      </p>
      {answer.status === 'waiting' && <Skeleton kind="text" label={desk.write.opening} />}
      {answer.status === 'failed' && <TroubleMessage trouble={answer.trouble} onRetry={again} />}
      {answer.status === 'here' &&
        (answer.value ? (
          <WriteForm {...given} {...answer.value} />
        ) : (
          <>
            <Heading level={1} size="heading">
              {desk.missingPage.title}
            </Heading>
            <Message role="alert" text={desk.write.missing} />
          </>
        ))}
    </>
  );
}

interface Opening {
  readonly article: DeskArticle;
  readonly writing: Writing;
  /** The addresses that an article without one may not take. */
  readonly taken: readonly string[];
}

interface Wish {
  readonly id: string | undefined;
  /** The key of the words on this device that are to be gone on with. */
  readonly wanted: string | undefined;
  readonly member: Member;
}

async function open(
  database: DeskDatabase,
  { id = '', wanted, member }: Wish,
): Promise<Opening | undefined> {
  const writing = await beginWriting(member.uid, id, wanted);
  const left = writing.form && writing.opened;
  const article = left ?? (id === '' ? { id } : await openArticle(database, id));
  if (!left && id !== '' && !article.record && !article.live) return undefined;
  if (!canMove(member, article)) return { article, writing, taken: [] };
  // Without a connection, the words of the device can still be gone on with.
  const others = await (left ? listArticles(database).catch(() => []) : listArticles(database));
  // What was saved, though nobody heard of that, is the article itself.
  const isSaved = ({ record }: DeskArticle) =>
    record?.uid === member.uid &&
    writing.form !== undefined &&
    isSameText(record, textOfForm(writing.form, textOf(article)));
  const taken = others
    .filter((each) => each.id !== article.id && !isSaved(each))
    .map((each) => each.id);
  return { article, writing, taken };
}
