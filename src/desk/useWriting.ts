import { startTransition, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { checkForm, formOf, problemsOf, proposeAddress, textOfForm } from './articleForm';
import type { ArticleForm } from './articleForm';
import { writePath } from './ArticleRow';
import { Conflict, textOf, writeArticle } from './articles';
import type { Act, DeskArticle } from './articles';
import type { DeskPageProps } from './DeskApp';
import { dropCopy } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';
import type { Result } from './Outcome';
import { isSameText } from './records';
import type { NewsText } from './records';
import { useDeviceCopy } from './useDeviceCopy';
import { explain } from './useAnswer';
import { useUnsavedWords } from './unsaved';

export interface WritingProps extends DeskPageProps {
  /** As it was opened. */
  readonly article: DeskArticle;
  /** The addresses of the other articles. */
  readonly taken: readonly string[];
  /** What was typed on this device and is nowhere else. */
  readonly copy: DeviceCopy | undefined;
}

/** How long a pause in typing is before the checks and the preview follow; longer for texts of many characters. */
const PAUSE_MS = 100;
const LONG = 10_000;
const LONG_PAUSE_MS = 600;

/** Keeps what is being written, checks it, and does with the article what the editor asks for. */
export function useWriting({ database, session, editor, article, taken, copy }: WritingProps) {
  const [opened, setOpened] = useState(article);
  const [form, setForm] = useState(() => copy?.form ?? formOf(article.id, textOf(article)));
  const [keptAt, setKeptAt] = useState(copy?.at);
  const [isAddressOwn, setIsAddressOwn] = useState(article.id !== '' || copy !== undefined);
  // Nothing is marked before the first try.
  const [checkedFor, setCheckedFor] = useState<Act>();
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

  const problemsFor = (act: Act) =>
    problemsOf(form, checkForm(form, now), { isDraft: act === 'save', taken });
  const problems = checkedFor
    ? problemsOf(form, findings, { isDraft: checkedFor === 'save', taken })
    : {};

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
  function resolve(theirs: DeskArticle, chosen: NewsText) {
    setOpened(theirs);
    setForm(formOf(theirs.id, chosen, now));
    setResult(undefined);
  }

  /** Goes back from what was typed on this device to the article as it was opened. */
  function dropTyped() {
    setKeptAt(undefined);
    setIsAddressOwn(opened.id !== '');
    setForm(formOf(opened.id, before));
  }

  const isMended = result?.kind === 'unfinished' && Object.keys(problems).length === 0;
  return {
    opened,
    form,
    before,
    text,
    /** The text as it was at the last pause in typing. */
    shown,
    isNew,
    isUnsaved,
    keptAt: isUnsaved ? keptAt : undefined,
    problems,
    findings,
    working,
    result: isMended ? undefined : result,
    change,
    check,
    perform,
    resolve,
    dropTyped,
    closeResult: () => setResult(undefined),
  };
}

/**
 * Returns a value as it was when it last stayed the same for a while, in ms. What follows from that is of low
 * priority: a key that is pressed meanwhile goes before.
 */
function usePaused<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPaused(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
