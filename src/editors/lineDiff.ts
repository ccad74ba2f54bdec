/** One line of a diff: kept, removed or added. */
interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Returns the lines of two texts as a diff that keeps as many as possible (longest common subsequence). */
export function lineDiff(before: string, after: string): DiffLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  // kept[i][j]: how many lines the two texts have in common from lines i and j on.
  const kept = old.concat('').map(() => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      kept[i]![j] =
        old[i] === now[j] ? kept[i + 1]![j + 1]! + 1 : Math.max(kept[i + 1]![j]!, kept[i]![j + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      lines.push({ sign: ' ', text: old[i]! });
      i += 1;
      j += 1;
    } else if (j < now.length && (i === old.length || kept[i]![j + 1]! > kept[i + 1]![j]!)) {
      lines.push({ sign: '+', text: now[j]! });
      j += 1;
    } else {
      lines.push({ sign: '-', text: old[i]! });
      i += 1;
    }
  }
  return lines;
}
