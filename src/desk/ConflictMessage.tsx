import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { takeFocus } from '../lib/takeFocus';
import { stacked } from '../theme/read';
import { isSameRecord, textOf } from './articles';
import type { DeskArticle } from './articles';
import { Comparison } from './Comparison';
import { Choices, Message } from './Message';
import type { OpenWriting } from './useWriting';

interface ConflictMessageProps {
  /** Who sees it. */
  readonly uid: string;
  readonly writing: OpenWriting;
  readonly theirs: DeskArticle;
}

/** Says that another editor was faster, shows both texts, and asks which to go on with. Nothing is written by it. */
export function ConflictMessage({ uid, writing, theirs }: ConflictMessageProps) {
  const { opened, text: mine, resolve } = writing;
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
        <Button onPress={() => resolve(theirs, mine)}>{words.keepMine}</Button>
        <Button tone="quiet" onPress={() => resolve(theirs, other)}>
          {isOwn ? words.takeOwn : words.takeTheirs}
        </Button>
        <Button
          tone="quiet"
          onPress={() =>
            resolve(theirs, { ...mine, content: `${other.content}\n\n${mine.content}` })
          }
        >
          {words.keepBoth}
        </Button>
      </Choices>
    </Both>
  );
}

const Both = styled.div`
  ${stacked('m')}

  &:focus {
    outline: none;
  }
`;
