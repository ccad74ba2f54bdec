import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { navigate } from 'wouter/use-browser-location';
import { desk } from '../../content/desk';
import { Heading } from '../components/Heading';
import { usePaused } from '../lib/usePaused';
import { from, space } from '../theme/read';
import { ActionBar } from './ActionBar';
import type { Asked } from './ActionBar';
import { checkForm, formOf, problemsOf, proposeAddress, textOfForm } from './articleForm';
import type { ArticleForm } from './articleForm';
import { writePath } from './ArticleRow';
import { ArticleFields } from './ArticleFields';
import { ArticlePictures } from './ArticlePictures';
import { Conflict, canMove, standingOf, textOf, writeArticle } from './articles';
import type { Act, DeskArticle } from './articles';
import type { DeskPageProps } from './DeskApp';
import { ConflictMessage } from './ConflictMessage';
import { Choice } from './Choice';
import { dropCopy } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';
import { useDeviceCopy } from './useDeviceCopy';
import { OpeningNotes } from './OpeningNotes';
import { PictureDialogs } from './PictureDialogs';
import { PreviewPane, useIsWide } from './PreviewPane';
import { Outcome } from './Outcome';
import type { Result } from './Outcome';
import { isSameText } from './records';
import type { Text } from './records';
import { explain } from './useAnswer';
import { useUnsavedWords } from './unsaved';

interface WriteFormProps extends DeskPageProps {
  /** As it was opened. */
  readonly article: DeskArticle;
  readonly taken: readonly string[];
  /** What was typed on this device and is nowhere else. */
  readonly copy: DeviceCopy | undefined;
}

/** How long a pause in typing is before the checks and the preview follow; longer for texts of many characters. */
const PAUSE_MS = 100;
const LONG = 10_000;
const LONG_PAUSE_MS = 600;

/** The fields of an article, and what can be done with it. */
export function WriteForm({ database, session, editor, article, taken, copy }: WriteFormProps) {
  const words = desk.write;
  const [opened, setOpened] = useState(article);
  const [form, setForm] = useState(() => copy?.form ?? formOf(article.id, textOf(article)));
  const [keptAt, setKeptAt] = useState(copy?.at);
  const [isAddressOwn, setIsAddressOwn] = useState(article.id !== '' || copy !== undefined);
  // Nothing is marked before the first try.
  const [checkedFor, setCheckedFor] = useState<Act>();
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const isWide = useIsWide();
  const [files, setFiles] = useState<readonly File[]>();
  const [working, setWorking] = useState<Act>();
  const [result, setResult] = useState<Result>();

  const before = textOf(opened);
  const text = textOfForm(form, before);
  const isNew = !opened.record && !opened.live;
  const isUnsaved = isNew
    ? form.title.trim() !== '' || form.content.trim() !== ''
    : !isSameText(before, text) || form.address !== opened.id;
  useUnsavedWords(isUnsaved);
  useDeviceCopy(editor.uid, opened, form, isUnsaved);

  const [now] = useState(Date.now);
  const isLong = form.content.length > LONG;
  const paused = usePaused(form, isLong ? LONG_PAUSE_MS : PAUSE_MS);
  const findings = useMemo(() => checkForm(paused, now), [paused, now]);
  const shown = useMemo(() => textOfForm(paused, before), [paused, before]);
  const area = useRef<HTMLTextAreaElement>(null);

  const problemsFor = (act: Act) =>
    problemsOf(form, checkForm(form, now), { isDraft: act === 'save', taken });
  const problems = checkedFor
    ? problemsOf(form, findings, { isDraft: checkedFor === 'save', taken })
    : {};

  const isMended = result?.kind === 'unfinished' && Object.keys(problems).length === 0;

  function change(part: Partial<ArticleForm>) {
    if (part.address !== undefined) setIsAddressOwn(true);
    setForm((known) => {
      const next = { ...known, ...part };
      return isAddressOwn || part.address !== undefined
        ? next
        : { ...next, address: proposeAddress(next.title) };
    });
  }

  /** Returns whether nothing is wrong in what `act` would write. */
  function check(act: Act): boolean {
    if (act !== 'save' && act !== 'publish') return true;
    setCheckedFor(act);
    const isFine = Object.keys(problemsFor(act)).length === 0;
    setResult(isFine ? undefined : { kind: 'unfinished' });
    return isFine;
  }

  async function perform(act: Act) {
    if (working || !check(act)) return;
    setWorking(act);
    setResult(undefined);
    const isWriting = act === 'save' || act === 'publish';
    const target = form.address === opened.id || !isWriting ? opened : { id: form.address };
    try {
      const next = await writeArticle(database, editor, target, act, isWriting ? text : before);
      // A draft that got another address leaves its old one.
      if (target !== opened && opened.record)
        await writeArticle(database, editor, opened, 'delete', opened.record);
      void dropCopy(editor.uid, opened.id);
      setOpened(next);
      setIsAddressOwn(true);
      setCheckedFor(undefined);
      setKeptAt(undefined);
      setResult({ kind: 'done', act });
      if (target !== opened) navigate(writePath(next.id), { replace: true });
    } catch (error) {
      setResult(
        error instanceof Conflict
          ? { kind: 'conflict', theirs: error.theirs }
          : { kind: 'failed', act, trouble: await explain(error, session) },
      );
    } finally {
      setWorking(undefined);
    }
  }

  /** Goes on from what another editor has made of the article, which the history keeps or the next try shows again. */
  function resolve(theirs: DeskArticle, chosen: Text) {
    setOpened(theirs);
    setForm(formOf(theirs.id, chosen, now));
    setResult(undefined);
  }

  const standing = isNew ? undefined : standingOf(opened);
  const asked: Asked = { title: text.title, id: form.address, date: text.date };
  return (
    <>
      <Heading level={1} size="heading">
        {isNew ? words.newTitle : before.title || desk.list.untitled}
      </Heading>
      <OpeningNotes
        standing={standing}
        keptAt={isUnsaved ? keptAt : undefined}
        onDrop={() => {
          setKeptAt(undefined);
          setForm(formOf(opened.id, before));
        }}
      />
      {result?.kind === 'conflict' && (
        <ConflictMessage
          mine={text}
          theirs={result.theirs}
          onResolve={(chosen) => resolve(result.theirs, chosen)}
        />
      )}
      {!isWide && (
        <Choice words={words.tabs} values={['write', 'preview']} value={tab} onChoose={setTab} />
      )}
      <Desk>
        <ArticleFields
          isHidden={!isWide && tab !== 'write'}
          form={form}
          problems={problems}
          findings={findings}
          isMovable={canMove(opened)}
          area={area}
          onChange={change}
          onPicture={setFiles}
        />
        {(isWide || tab === 'preview') && <PreviewPane id={form.address} text={shown} />}
      </Desk>
      <ArticlePictures
        database={database}
        session={session}
        text={`${before.content}\n${form.content}`}
      />
      {files && (
        <PictureDialogs
          database={database}
          session={session}
          files={files}
          area={area}
          onEnd={() => setFiles(undefined)}
        />
      )}
      {result?.kind !== 'conflict' && (
        <ActionBar
          standing={standing}
          isOnSite={Boolean(opened.live)}
          isUnsaved={isUnsaved}
          working={working}
          asked={asked}
          openedId={opened.id}
          onCheck={check}
          onAct={(act) => void perform(act)}
        >
          {result && !isMended && (
            <Outcome
              result={result}
              id={opened.id}
              onClose={() => setResult(undefined)}
              onRetry={(act) => void perform(act)}
              onUndo={() => void perform('takeDown')}
            />
          )}
        </ActionBar>
      )}
    </>
  );
}

/** The fields, and beside them the preview where there is room. */
const Desk = styled.div`
  display: grid;
  gap: ${space('xl')};

  ${from('full')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
