import type { User } from './users';

export type Action = 'get' | 'list' | 'listGroup' | 'create' | 'replace' | 'change' | 'delete';

/** One request to the database, and whether the rules are to allow it. */
export interface Case {
  readonly name: string;
  readonly as: User;
  readonly action: Action;
  /** A document, or for `list` a collection and for `listGroup` its name. Each case that writes has a document of its own. */
  readonly path: string;
  readonly fields?: Fields;
  readonly isAllowed: boolean;
}

/** `undefined` deletes a field, in a change; `NOW` is the time at which the database takes it in. */
export type Fields = Readonly<Record<string, unknown>>;

export const NOW = Symbol('the time of the request');

export const date = new Date('2026-01-10T15:00:00Z');

export function allowed(
  as: User,
  action: Action,
  path: string,
  does: string,
  written?: Fields,
): Case {
  return {
    name: `${as} ${does}`,
    as,
    action,
    path,
    isAllowed: true,
    ...(written && { fields: written }),
  };
}

export function refused(
  as: User,
  action: Action,
  path: string,
  does: string,
  written?: Fields,
): Case {
  return { ...allowed(as, action, path, does, written), isAllowed: false };
}

/** An editor creates a document for each value of one field: with the good ones it is allowed, with the bad ones not. */
export function values(
  path: string,
  whole: Fields,
  field: string,
  { allowed: good = [], refused: bad }: { allowed?: unknown[]; refused: unknown[] },
): Case[] {
  const post = (value: unknown, index: number, isAllowed: boolean): Case => ({
    name: `editor writes the ${field} ${shown(value)} to ${path}`,
    as: 'editor',
    action: 'create',
    path: path.replace('*', `${field}-${isAllowed ? 'good' : 'bad'}-${index}`),
    fields: { ...whole, [field]: value },
    isAllowed,
  });
  return [
    ...good.map((value, index) => post(value, index, true)),
    ...bad.map((value, index) => post(value, index, false)),
  ];
}

/** The fields without one of them. */
export function without(fields: Fields, field: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 12)}\u2026 of ${text.length - 2} characters` : text;
}
