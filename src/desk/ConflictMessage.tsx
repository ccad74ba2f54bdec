import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { takeFocus } from '../lib/takeFocus';
import { space } from '../theme/read';
import { textOf } from './articles';
import type { DeskArticle } from './articles';
import { Comparison } from './Comparison';
import { Message } from './Message';
import type { NewsText } from './records';

interface ConflictMessageProps {
  readonly mine: NewsText;
  readonly theirs: DeskArticle;
  /** Goes on from what is there now, with one of the texts, or both below each other. */
  readonly onResolve: (text: NewsText) => void;
}

/** Says that another editor was faster, shows both texts, and asks which to go on with. Nothing is written by it. */
export function ConflictMessage({ mine, theirs, onResolve }: ConflictMessageProps) {
  const words = desk.write.conflict;
  const place = useRef<HTMLDivElement>(null);
  // The press that found it out was at the other end of the page.
  useEffect(() => {
    takeFocus(place.current!);
    place.current?.scrollIntoView?.();
  }, []);
  const other = textOf(theirs);
  const name = theirs.record?.name ?? words.somebody;
  return (
    <Both ref={place}>
      <Message role="alert">
        <p>{words.sentence(name)}</p>
      </Message>
      <Comparison
        one={{ label: words.theirs(name), text: other }}
        other={{ label: words.mine, text: mine }}
      />
      <Choices>
        <Button onPress={() => onResolve(mine)}>{words.keepMine}</Button>
        <Button tone="quiet" onPress={() => onResolve(other)}>
          {words.takeTheirs}
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
`;
