import { startTransition, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { checkForm, formOf, problemsOf, proposeAddress, textOfForm } from './articleForm';
import type { ArticleForm } from './articleForm';
import { textOf } from './articles';
import type { DeskArticle } from './articles';
import { writePath } from './deskPaths';
import { endWriting } from './deviceCopies';
import type { Words, Writing } from './deviceCopies';
import type { Result } from './Outcome';
import { isSameText } from './records';
import type { NewsText } from './records';
import type { DeskPageProps } from './session';
import { useUnsavedWords } from './unsaved';
import { explain } from './useAnswer';
import { useDeviceCopy } from './useDeviceCopy';
import { Conflict, isWriting, writeArticle } from './writeArticle';
import type { ArticleAction } from './writeArticle';

export interface WritingProps extends DeskPageProps {
  /** As it was opened. */
  readonly article: DeskArticle;
  /** The addresses of the other articles. */
  readonly taken: readonly string[];
  /** What was typed on this device and is nowhere else. */
  readonly writing: Writing;
}

/** How long a pause in typing is before the checks and the preview follow; longer for texts of many characters. */
const PAUSE_MS = 100;
const LONG = 10_000;
const LONG_PAUSE_MS = 600;

/** An article that is being written, and what can be done with it. */
export type OpenWriting = ReturnType<typeof useWriting>;

/** Keeps what is being written, checks it, and does with the article what is asked for. */
export function useWriting(props: WritingProps) {
  const { database, session, member, article } = props;
  const { key, ...left } = props.writing;
  const [opened, setOpened] = useState(article);
  const [form, setForm] = useState(() => left.form ?? formOf(article.id, textOf(article)));
  const [replaced, setReplaced] = useState(left.replaced ?? []);
  const [keptAt, setKeptAt] = useState(left.form && left.at);
  const [taken, setTaken] = useState(props.taken);
  const [isAddressOwn, setIsAddressOwn] = useState(article.id !== '' || Boolean(left.form));
  // Written, perhaps: the answers were lost.
  const [tried, setTried] = useState<readonly NewsText[]>([]);
  // Nothing is marked before the first try.
  const [checkedFor, setCheckedFor] = useState<ArticleAction>();
  const [working, setWorking] = useState<ArticleAction>();
  // The line with which it is sent back.
  const [note, setNote] = useState('');
  const [result, setResult] = useState<Result>();

  const before = textOf(opened);
  const text = textOfForm(form, before);
  const isNew = !opened.record && !opened.live;
  const isUnsaved = isNew
    ? form.title.trim() !== '' || form.content.trim() !== ''
    : !isSameText(before, text) || form.address !== opened.id;
  useUnsavedWords(isUnsaved);
  const typed = { key, form: isUnsaved ? form : undefined, opened, replaced };
  const keepNow = useDeviceCopy(member.uid, typed);

  // An answer that comes when the page was left changes the address of no other page.
  useEffect(() => {
    if (opened.id) navigate(writePath(opened.id) + location.search, { replace: true });
  }, [opened.id]);

  const [now] = useState(Date.now);
  const isLong = form.content.length > LONG;
  const paused = usePaused(form, isLong ? LONG_PAUSE_MS : PAUSE_MS);
  const findings = useMemo(() => checkForm(paused, now), [paused, now]);
  const shown = useMemo(() => textOfForm(paused, before), [paused, before]);

  const problems = checkedFor
    ? problemsOf(form, findings, { isDraft: isDraft(checkedFor), taken })
    : {};

  function change(part: Partial<ArticleForm>) {
    if (part.address !== undefined) setIsAddressOwn(true);
    setForm((known) => {
      const next = { ...known, ...part };
      return isAddressOwn || part.address !== undefined
        ? next
        : { ...next, address: proposeAddress(next.title, taken) };
    });
  }

  /** Returns whether nothing is wrong in what `act` would write. */
  function check(act: ArticleAction): boolean {
    if (!isWriting(act)) return true;
    setCheckedFor(act);
    const found = problemsOf(form, checkForm(form, now), { isDraft: isDraft(act), taken });
    const isFine = Object.keys(found).length === 0;
    setResult(isFine ? undefined : { kind: 'unfinished' });
    return isFine;
  }

  async function perform(act: ArticleAction) {
    if (working) return;
    setWorking(act);
    setResult(undefined);
    keepNow();
    const said = isWriting(act) ? text : before;
    const address = isWriting(act) ? form.address : opened.id;
    const line = act === 'sendBack' ? note.trim() : '';
    const write = (from: DeskArticle) =>
      writeArticle(database, member, from, act, said, address, line);
    try {
      const next = await write(opened).catch((error: unknown) => {
        const mine = error instanceof Conflict && isTried(error.theirs) && error.theirs;
        if (!mine) throw error;
        return write(mine);
      });
      if (isWriting(act)) {
        void endWriting(member.uid, key, { form, opened: next });
        setKeptAt(undefined);
        setReplaced([]);
      }
      setOpened(next);
      setIsAddressOwn(true);
      setCheckedFor(undefined);
      if (act === 'sendBack') setNote('');
      setResult({ kind: 'done', act, isOnSite: Boolean(next.live) });
    } catch (error) {
      if (error instanceof Conflict && error.theirs.id !== opened.id)
        return moveOn(error.theirs.id);
      if (!(error instanceof Conflict)) setTried((others) => [...others, said]);
      setResult(
        error instanceof Conflict
          ? { kind: 'conflict', theirs: error.theirs }
          : { kind: 'failed', act, trouble: await explain(error, session) },
      );
    } finally {
      setWorking(undefined);
    }
  }

  /** Returns whether an article stands as this page wrote it, without hearing of that. */
  function isTried({ record }: DeskArticle): boolean {
    return record?.uid === member.uid && tried.some((text) => isSameText(record, text));
  }

  /** Proposes another address in place of one that another article has got meanwhile. */
  function moveOn(address: string) {
    const known = [...taken, address];
    setTaken(known);
    setForm((typed) => ({ ...typed, address: proposeAddress(address, known) }));
    setResult({ kind: 'taken', address });
  }

  /** Puts other words into the fields; those of `kept` can be put back, the first of them first. */
  function replace(next: Words, kept: readonly Words[]) {
    setReplaced(kept);
    setKeptAt(undefined);
    setIsAddressOwn(next.form.address !== '');
    setOpened(next.opened);
    setForm(next.form);
    setResult(undefined);
  }

  const mine = isUnsaved ? [{ form, opened }] : [];

  /** Goes on from what another editor has made of the article, which the history keeps or the next try shows again. */
  function resolve(theirs: DeskArticle, chosen: NewsText) {
    const isTheirs = isSameText(chosen, textOf(theirs));
    const next = { form: formOf(theirs.id, chosen, now), opened: theirs };
    replace(next, isTheirs ? [...mine, ...replaced] : replaced);
  }

  const [last, ...earlier] = replaced;
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
    /** When the words that are gone on with were kept on this device, in ms; undefined for other words. */
    keptAt: isUnsaved ? keptAt : undefined,
    problems,
    findings,
    working,
    note,
    setNote,
    result: isMended ? undefined : result,
    change,
    check,
    perform,
    resolve,
    /** Goes back from what was typed on this device to the article as it was opened. */
    dropTyped: () => replace({ form: formOf(opened.id, before), opened }, [...mine, ...replaced]),
    /** Undefined when no words were replaced. */
    putBack: last && (() => replace(last, [...earlier, ...mine])),
    closeResult: () => setResult(undefined),
  };
}

/** Nobody else reads on the site what is saved so. */
const isDraft = (act: ArticleAction) => act === 'save' || act === 'sendBack';

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
