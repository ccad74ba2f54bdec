import type { ComponentType } from 'react';

/**
 * When to try again after a failure, ms: a request may be lost, or a network without internet may need the
 * visitor's consent. Later, only the network's return is worth another try. Browsers from before 2026 fail
 * again at once: they never request a script anew after its import has failed.
 */
const TRY_AGAIN_AFTER = [2_000, 10_000, 60_000];

/** A part's code, in the form that React's lazy components expect. */
export interface Code<Props> {
  readonly default: ComponentType<Props>;
}

interface PartCode<Props> {
  /**
   * Returns the component if it has been loaded. An instance of the part asks once, when it is created, and
   * keeps what it renders then: with another component it would lose its state.
   */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Rejects when the code cannot be loaded; the next call tries again. */
  readonly load: () => Promise<Code<Props>>;
  /**
   * Handles a failed `load`: tries again, and resolves once any `load` has succeeded. Rejects with the same
   * reason where the page cannot wait.
   */
  readonly waitOn: (reason: unknown) => Promise<Code<Props>>;
}

/**
 * Manages the code of one part of the site, which several callers may load and wait for. `canWait` is
 * asked after a failure: whether the page can do without the code for now.
 */
export function partCode<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
  canWait: () => boolean,
): PartCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  let arrive: (code: Code<Props>) => void;
  const arrived = new Promise<Code<Props>>((resolve) => (arrive = resolve));
  const load = async () => {
    loaded = await fetchCode();
    const code = { default: loaded };
    arrive(code);
    return code;
  };
  const loadAgain = () => void load().catch(() => undefined);
  const waitOn = async (reason: unknown) => {
    if (!canWait()) throw reason;
    const timers = TRY_AGAIN_AFTER.map((wait) => setTimeout(loadAgain, wait));
    addEventListener('online', loadAgain);
    const code = await arrived;
    removeEventListener('online', loadAgain);
    timers.forEach(clearTimeout);
    return code;
  };
  return { loaded: () => loaded, load, waitOn };
}
