import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Heading } from '../components/Heading';
import { from, stacked } from '../theme/read';
import { ActionBar } from './ActionBar';
import { ArticleFields } from './ArticleFields';
import { ArticlePictures } from './ArticlePictures';
import { canMove, mayChange, standingOf } from './articles';
import { Choice } from './Choice';
import { ConflictMessage } from './ConflictMessage';
import { OpeningNotes } from './OpeningNotes';
import { Outcome } from './Outcome';
import { PictureDialog } from './PictureDialog';
import type { WantedPicture } from './PictureDialog';
import { PreviewPane, useIsWide } from './PreviewPane';
import { StorageNote } from './StorageNote';
import { useWriting } from './useWriting';
import type { WritingProps } from './useWriting';
import type { ArticleAction } from './writeArticle';

/** The fields of an article, and what can be done with it. */
export function WriteForm(props: WritingProps) {
  const { database, session, member } = props;
  const words = desk.write;
  const writing = useWriting(props);
  const { opened, form, before, result } = writing;
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const isWide = useIsWide();
  const fields = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<readonly WantedPicture[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);

  // In a text of many windows, what is marked may be far away.
  useEffect(() => {
    if (result?.kind === 'unfinished')
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);

  function check(act: ArticleAction): boolean {
    const isFine = writing.check(act);
    if (!isFine) setTab('write');
    return isFine;
  }

  const perform = (act: ArticleAction) => check(act) && void writing.perform(act);

  const standing = writing.isNew ? undefined : standingOf(opened);
  const isLocked = !mayChange(member, opened);
  // What somebody has typed stays, whatever has become of the article or of their role.
  const isShownOnly = isLocked && !writing.isUnsaved;
  return (
    <>
      <Heading level={1} size="heading">
        {writing.isNew ? words.newTitle : before.title || desk.list.untitled}
      </Heading>
      <OpeningNotes
        writing={writing}
        standing={standing}
        locked={isLocked ? (isShownOnly ? 'locked' : 'lockedWords') : undefined}
      />
      {result?.kind === 'conflict' && (
        <ConflictMessage uid={member.uid} writing={writing} theirs={result.theirs} />
      )}
      {!isWide && !isShownOnly && (
        <Choice words={words.tabs} values={['write', 'preview']} value={tab} onChoose={setTab} />
      )}
      <Desk ref={fields}>
        {!isShownOnly && (
          <ArticleFields
            isHidden={!isWide && tab !== 'write'}
            writing={writing}
            isMovable={canMove(member, opened)}
            area={area}
            onPicture={setWanted}
          />
        )}
        {(isWide || isShownOnly || tab === 'preview') && (
          <PreviewPane id={form.address} text={writing.shown} />
        )}
      </Desk>
      {member.role === 'editor' && (
        <ArticlePictures
          database={database}
          session={session}
          id={opened.id}
          text={`${before.content}\n${form.content}`}
        />
      )}
      {wanted.length > 0 && (
        <PictureDialog
          key={wanted.length}
          database={database}
          session={session}
          wanted={wanted}
          area={area}
          onWanted={setWanted}
        />
      )}
      {result?.kind !== 'conflict' && (
        <ActionBar
          member={member}
          writing={writing}
          standing={standing}
          onCheck={check}
          onAct={perform}
        >
          <StorageNote />
          {result && (
            <Outcome
              result={result}
              id={form.address}
              onClose={writing.closeResult}
              onRetry={perform}
              onUndo={() => void writing.perform('takeDown')}
            />
          )}
        </ActionBar>
      )}
    </>
  );
}

/** The fields, and beside them the preview where there is room. */
const Desk = styled.div`
  ${stacked('xl')}

  ${from('full')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &:has(> :only-child) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
