/** Returns the word of the list with the fewest edits to the given one; empty for an empty list. */
export function closestWord(word: string, list: readonly string[]): string {
  return [...list].sort((one, other) => distance(word, one) - distance(word, other))[0] ?? '';
}

/** Returns the Levenshtein distance: how many letters have to be added, removed or changed. */
function distance(one: string, other: string): number {
  const letters = [...other];
  // The distances of all prefixes of the other word from the prefix of this one that was read so far.
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const letter of one) {
    const [first, ...above] = row as [number, ...number[]];
    let diagonal = first;
    let left = first + 1;
    row = [left];
    for (const [index, up] of above.entries()) {
      left = Math.min(diagonal + (letters[index] === letter ? 0 : 1), up + 1, left + 1);
      diagonal = up;
      row.push(left);
    }
  }
  return row.at(-1)!;
}
