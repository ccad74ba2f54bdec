import { desk } from '../../content/desk';
import type { ListedState } from './articles';
import { Message, PlainButton } from './Message';
import type { ArticleRecord } from './records';
import { inTulsa } from './tulsaTime';
import type { OpenWriting } from './useWriting';

interface OpeningNotesProps {
  readonly writing: OpenWriting;
  /** Undefined for a new article. */
  readonly standing: ListedState | undefined;
  /** What may not be changed any more, with or without words that were typed. */
  readonly locked: 'locked' | 'lockedWords' | undefined;
}

/** What an editor has to know before going on: how the article stands, and whose words are in the fields. */
export function OpeningNotes({ writing, standing, locked }: OpeningNotesProps) {
  const { opened, keptAt, dropTyped, putBack } = writing;
  const { notices, copy } = desk.write;
  const notice = noticeOf(standing, opened.record);
  return (
    <>
      {notice && <Message role="note" text={notice} />}
      {locked && <Message role={locked === 'locked' ? 'note' : 'alert'} text={notices[locked]} />}
      {keptAt !== undefined && (
        <Message role="status" text={copy.found(inTulsa(keptAt))}>
          <PlainButton onClick={dropTyped}>{copy.drop}</PlainButton>
        </Message>
      )}
      {putBack && (
        <Message role="status" text={copy.replaced}>
          <PlainButton onClick={putBack}>{copy.putBack}</PlainButton>
        </Message>
      )}
    </>
  );
}

function noticeOf(standing: ListedState | undefined, record: ArticleRecord | undefined) {
  const { ready, sentBack, ...others } = desk.write.notices;
  if (record && standing === 'ready') return ready(record.name, inTulsa(record.changed));
  if (record && standing === 'sentBack') return sentBack(record.note);
  const known: Partial<Record<ListedState, string>> = others;
  return standing && known[standing];
}
