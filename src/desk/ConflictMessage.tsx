import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { takeFocus } from '../lib/takeFocus';
import { space } from '../theme/read';
import { isSameRecord, textOf } from './articles';
import type { DeskArticle } from './articles';
import { Comparison } from './Comparison';
import { Choices, Message } from './Message';
import type { NewsText } from './records';

interface ConflictMessageProps {
  /** Who sees it. */
  readonly uid: string;
  readonly opened: DeskArticle;
  readonly mine: NewsText;
  readonly theirs: DeskArticle;
  /** Goes on from what is there now, with one of the texts, or both below each other. */
  readonly onResolve: (text: NewsText) => void;
}

/** Says that another editor was faster, shows both texts, and asks which to go on with. Nothing is written by it. */
export function ConflictMessage({ uid, opened, mine, theirs, onResolve }: ConflictMessageProps) {
  const words = desk.write.conflict;
  const place = useRef<HTMLDivElement>(null);
  // The press that found it out was at the other end of the page.
  useEffect(() => {
    takeFocus(place.current!);
    place.current?.scrollIntoView?.();
  }, []);
  const other = textOf(theirs);
  // Without the desk, nobody has a name.
  const record = isSameRecord(opened.record, theirs.record) ? undefined : theirs.record;
  const isOwn = record?.uid === uid;
  const name = record?.name ?? words.somebody;
  const deed = record?.state === 'deleted' ? 'deleted' : 'changed';
  return (
    <Both ref={place}>
      <Message role="alert" text={isOwn ? words.own[deed] : words.sentence[deed](name)} />
      <Comparison
        one={{ label: isOwn ? words.ownText : words.theirs(name), text: other }}
        other={{ label: words.mine, text: mine }}
      />
      <Choices>
        <Button onPress={() => onResolve(mine)}>{words.keepMine}</Button>
        <Button tone="quiet" onPress={() => onResolve(other)}>
          {isOwn ? words.takeOwn : words.takeTheirs}
        </Button>
        <Button
          tone="quiet"
          onPress={() => onResolve({ ...mine, content: `${other.content}\n\n${mine.content}` })}
        >
          {words.keepBoth}
        </Button>
      </Choices>
    </Both>
  );
}

const Both = styled.div`
  display: grid;
  gap: ${space('m')};

  &:focus {
    outline: none;
  }
`;
