import { useCallback, useEffect, useRef } from 'react';
import { copyPath } from './deskPaths';
import { dropCopy, keepCopy, letGo } from './deviceCopies';
import type { DeviceCopy } from './deviceCopies';

/** Words are on the device after this time at most. */
const KEEP_AFTER_MS = 500;

/**
 * Keeps what is typed on the device as long as it is nowhere else. The address in the browser says which words:
 * a reload, Back and a tab that comes back find them. Returns what keeps them at once.
 */
export function useDeviceCopy(
  uid: string,
  { key, form, opened, replaced }: Omit<DeviceCopy, 'at'>,
): () => void {
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSome = form !== undefined || Boolean(replaced?.length);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    pending.current?.();
    pending.current = undefined;
  }, []);

  useEffect(() => {
    pending.current = () =>
      void (hasSome
        ? keepCopy(uid, { key, form, opened, replaced, at: Date.now() })
        : dropCopy(uid, key));
    // Not put off by further typing.
    timer.current ??= setTimeout(flush, KEEP_AFTER_MS);
  }, [uid, key, form, opened, replaced, hasSome, flush]);

  useEffect(() => {
    const { pathname } = location;
    history.replaceState(history.state, '', hasSome ? copyPath(pathname, key) : pathname);
  }, [hasSome, key]);

  useEffect(
    () => () => {
      flush();
      letGo(key);
    },
    [flush, key],
  );
  return flush;
}
