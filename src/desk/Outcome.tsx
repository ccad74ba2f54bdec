import { desk } from '../../content/desk';
import { articlePath } from '../news/newsAddresses';
import type { DeskArticle } from './articles';
import type { Trouble } from './deskDatabase';
import { Message, PlainButton, TroubleMessage } from './Message';
import type { ArticleAction } from './writeArticle';

/** What became of the last thing that was done. */
export type Result =
  | { readonly kind: 'done'; readonly act: ArticleAction; readonly isOnSite: boolean }
  | { readonly kind: 'failed'; readonly act: ArticleAction; readonly trouble: Trouble }
  | { readonly kind: 'conflict'; readonly theirs: DeskArticle }
  /** Another article has got the address meanwhile, and nothing was written. */
  | { readonly kind: 'taken'; readonly address: string }
  | { readonly kind: 'unfinished' };

interface OutcomeProps {
  readonly result: Exclude<Result, { kind: 'conflict' }>;
  /** The address that stands in the field. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onRetry: (act: ArticleAction) => void;
  readonly onUndo: () => void;
}

/** What became of the last thing that was done to an article. */
export function Outcome({ result, id, onClose, onRetry, onUndo }: OutcomeProps) {
  const words = desk.write;
  switch (result.kind) {
    case 'unfinished':
      return <Message role="alert" text={words.mendFirst} />;
    case 'taken':
      return <Message role="alert" text={words.address.takenMeanwhile(result.address, id)} />;
    case 'failed':
      return <TroubleMessage trouble={result.trouble} onRetry={() => onRetry(result.act)} />;
    case 'done':
      return (
        <Message
          role="status"
          text={
            <>
              {words.done[result.act === 'save' && result.isOnSite ? 'saveChanges' : result.act]}{' '}
              {result.act === 'publish' && (
                // Another document: the site has a page and a script of its own.
                <a href={articlePath(id)}>{location.host + articlePath(id)}</a>
              )}
            </>
          }
        >
          {result.act === 'publish' && (
            <PlainButton onClick={onUndo}>{words.done.undo}</PlainButton>
          )}
          <PlainButton onClick={onClose}>{desk.close}</PlainButton>
        </Message>
      );
  }
}
