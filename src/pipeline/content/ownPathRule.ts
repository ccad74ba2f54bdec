import { groupRule, isGroup } from './rule';

/**
 * The entries of a group lead to pages of their own: of two with one path, a visitor would never see the
 * other page.
 */
export const ownPathRule = groupRule((group) => {
  const paths = Object.entries(group).flatMap(([field, held]) =>
    isGroup(held) && typeof held.path === 'string' ? [{ field, path: held.path }] : [],
  );
  return paths.flatMap(({ field, path }, index) => {
    const other = paths.slice(0, index).find((earlier) => earlier.path === path);
    return other
      ? [
          {
            field,
            message: `Its path “${path}” is that of “${other.field}”: each has its own page.`,
          },
        ]
      : [];
  });
});
