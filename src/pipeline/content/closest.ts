/** The word of the list that takes the fewest changed letters to become the given one; empty for an empty list. */
export function closest(word: string, list: readonly string[]): string {
  const [best = ''] = [...list].sort((one, other) => distance(word, one) - distance(word, other));
  return best;
}

/** The Levenshtein distance: how many letters have to be added, dropped or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
