import { useEffect, useRef } from 'react';
import type { ArticleForm } from './articleForm';
import type { DeskArticle } from './articles';
import { dropCopy, keepCopy } from './deviceCopies';

/** Words are on the device after this time at most. */
const KEEP_AFTER_MS = 500;

/** Keeps what is typed on the device as long as it is nowhere else. */
export function useDeviceCopy(
  uid: string,
  opened: DeskArticle,
  form: ArticleForm,
  isUnsaved: boolean,
): void {
  const latest = useRef({ opened, form });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = { opened, form };
    if (!isUnsaved) return;
    // Not put off by further typing.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void keepCopy(uid, { ...latest.current, at: Date.now() });
    }, KEEP_AFTER_MS);
  }, [uid, opened, form, isUnsaved]);

  useEffect(() => {
    if (isUnsaved) return undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    void dropCopy(uid, opened.id);
    return undefined;
  }, [uid, opened.id, isUnsaved]);
}
