import type { Rule } from './rule';

/** Every list has an entry, because sentences and pages are made from it; only exceptions may be none. */
export const emptyListRule: Rule = ({ path, value }) => {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return isEmpty && !/exceptions$/i.test(String(path.at(-1)))
    ? [{ message: 'This list is empty: write at least one entry.' }]
    : [];
};
