let open: (() => Worker) | undefined;

/** Says how to open the worker that draws confetti: the page has to trust its address. */
export function provideConfettiWorker(opened: () => Worker): void {
  open = opened;
}

/** Opens that worker; returns undefined where nothing says how. */
export const openConfettiWorker = () => open?.();
