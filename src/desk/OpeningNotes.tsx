import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { longDateTime } from '../lib/dates';
import type { Standing } from './articles';
import { Message, PlainButton } from './Message';

interface OpeningNotesProps {
  /** Undefined for a new article. */
  readonly standing: Standing | undefined;
  /** When the words that the editor goes on with were kept on this device, in ms; undefined for other words. */
  readonly keptAt: number | undefined;
  readonly onDrop: () => void;
  /** Undefined unless words were replaced. */
  readonly onPutBack: (() => void) | undefined;
}

/** What an editor has to know before going on: how the article stands, and whose words are in the fields. */
export function OpeningNotes({ standing, keptAt, onDrop, onPutBack }: OpeningNotesProps) {
  const { notices, copy } = desk.write;
  const known: Partial<Record<Standing, string>> = notices;
  const notice = standing && known[standing];
  return (
    <>
      {notice && <Message role="note" text={notice} />}
      {keptAt !== undefined && (
        <Message role="status" text={copy.found(longDateTime(keptAt, team.timeZone))}>
          <PlainButton onClick={onDrop}>{copy.drop}</PlainButton>
        </Message>
      )}
      {onPutBack && (
        <Message role="status" text={copy.replaced}>
          <PlainButton onClick={onPutBack}>{copy.putBack}</PlainButton>
        </Message>
      )}
    </>
  );
}
