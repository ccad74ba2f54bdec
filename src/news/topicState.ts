import type { Freshness } from './newsTopic';

/** A value and how far it can be trusted. */
export interface TopicState<T> {
  readonly value: T | undefined;
  readonly freshness: Freshness;
}

/** The state of a value that nobody reads. */
export function atRest<T>(value: T | undefined): TopicState<T> {
  return { value, freshness: value === undefined ? 'loading' : 'snapshot' };
}
