import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { articlePath } from '../news/newsAddresses';
import { space } from '../theme/read';
import type { Act, Standing } from './articles';
import { Message, PlainButton, TroubleMessage } from './Message';
import type { Result } from './WriteForm';

interface OutcomeProps {
  /** How the article stands; undefined for a new one. */
  readonly standing: Standing | undefined;
  readonly result: Result | undefined;
  readonly id: string;
  readonly onClose: () => void;
  readonly onRetry: (act: Act) => void;
  readonly onUndo: () => void;
}

/** What there is to know about an article before it is changed, and what became of the last thing done to it. */
export function Outcome({ standing, result, id, onClose, onRetry, onUndo }: OutcomeProps) {
  const notices: Partial<Record<Standing, string>> = desk.write.notices;
  const notice = standing && notices[standing];
  return (
    <Place>
      {notice && result?.kind !== 'done' && (
        <Message role="note">
          <p>{notice}</p>
        </Message>
      )}
      {result && draw(result, { id, onClose, onRetry, onUndo })}
    </Place>
  );
}

function draw(
  result: Result,
  { id, onClose, onRetry, onUndo }: Omit<OutcomeProps, 'standing' | 'result'>,
) {
  const words = desk.write;
  switch (result.kind) {
    case 'unfinished':
      return (
        <Message role="alert">
          <p>{words.mendFirst}</p>
        </Message>
      );
    case 'failed':
      return <TroubleMessage trouble={result.trouble} onRetry={() => onRetry(result.act)} />;
    case 'conflict':
      return (
        <Message role="alert">
          <p>{words.conflict.sentence(result.theirs.record?.name ?? words.conflict.somebody)}</p>
        </Message>
      );
    case 'done':
      return (
        <Message role="status">
          <p>
            {words.done[result.act]}{' '}
            {result.act === 'publish' && (
              // Another document: the site has a page and a script of its own.
              <a href={articlePath(id)}>{location.host + articlePath(id)}</a>
            )}
          </p>
          {result.act === 'publish' && (
            <PlainButton type="button" onClick={onUndo}>
              {words.done.undo}
            </PlainButton>
          )}
          <PlainButton type="button" onClick={onClose}>
            {desk.close}
          </PlainButton>
        </Message>
      );
  }
}

const Place = styled.div`
  display: grid;
  gap: ${space('s')};

  &:empty {
    display: none;
  }
`;
