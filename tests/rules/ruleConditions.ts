/** One condition of the rules: a part of an `if` or of what a function returns, parted by `&&`. */
export interface Condition {
  /** Such as `fields.title is string`. */
  readonly text: string;
  /** Of its first character in the rules. */
  readonly start: number;
  /** Of the first character after it. */
  readonly end: number;
}

/** Every condition of the rules, in the order of the text. A literal `true` is none, nor is what `get` finds. */
export function findConditions(rules: string): Condition[] {
  return [...rules.matchAll(/\b(?:if|return) ([^;]+);/g)].flatMap((match) => {
    let start = match.index + match[0].indexOf(match[1]!);
    return match[1]!.split('&&').flatMap((part) => {
      const text = part.trim();
      const from = start + part.indexOf(text);
      start += part.length + '&&'.length;
      return /^true$|^get\(.*\.data$/.test(text)
        ? []
        : [{ text, start: from, end: from + text.length }];
    });
  });
}

/** The rules without one of their conditions. */
export function removeCondition(rules: string, { start, end }: Condition): string {
  return `${rules.slice(0, start)}true${rules.slice(end)}`;
}

interface Expression {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[];
  readonly children?: readonly Expression[];
}

/** Asks the official emulator what every condition came to so far, and gives those that were not both true and false. */
export async function findHalfTested(
  conditions: readonly Condition[],
  { host, projectId }: { readonly host: string; readonly projectId: string },
): Promise<Condition[]> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { report } = (await answer.json()) as { report: readonly Expression[] };
  const expressions = report.flatMap(flatten);
  return conditions.filter(({ start, end }) => {
    // A condition and its own beginning start at the same place, and so does the chain of && around it.
    const [whole] = expressions
      .filter(
        ({ sourcePosition: { currentOffset, endOffset } }) =>
          currentOffset === start && endOffset < end,
      )
      .sort((a, b) => b.sourcePosition.endOffset - a.sourcePosition.endOffset);
    const seen = new Set(whole?.values?.map(({ value }) => value.boolValue));
    return !(seen.has(true) && seen.has(false));
  });
}

function flatten(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(flatten)];
}
