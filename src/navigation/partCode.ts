import type { ComponentType } from 'react';

/** A part's code, as React's lazy components take it. */
export interface Code<Props> {
  readonly default: ComponentType<Props>;
}

export interface PartCode<Props> {
  /** What has been loaded, if it has. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Rejects when it cannot be had; the next call tries again. */
  readonly load: () => Promise<Code<Props>>;
  /** For who can wait: until any call of `load` has it, of which one comes with the network's return. */
  readonly onceThere: () => Promise<Code<Props>>;
}

/** The code of one part of the site, which more than one thing may load and wait for. */
export function partCode<Props>(fetchCode: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  let arrive: (code: Code<Props>) => void;
  const arrived = new Promise<Code<Props>>((resolve) => (arrive = resolve));
  const load = async () => {
    loaded = await fetchCode();
    const code = { default: loaded };
    arrive(code);
    return code;
  };
  const onceThere = () => {
    addEventListener('online', () => void (loaded ?? load().catch(() => undefined)));
    return arrived;
  };
  return { loaded: () => loaded, load, onceThere };
}
