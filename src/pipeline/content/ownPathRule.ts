import type { Rule } from './rule';

/**
 * The entries of a group lead to pages of their own: of two with one path, a visitor would never see the
 * other page.
 */
export const ownPathRule: Rule = ({ value }) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const paths = Object.entries(value as Record<string, unknown>).flatMap(([field, held]) =>
    typeof held === 'object' && held !== null && 'path' in held && typeof held.path === 'string'
      ? [{ field, path: held.path }]
      : [],
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
};
