import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

type Fail = (line: number, message: string) => never;

/**
 * Reads the front matter of a Markdown file, with the line of each key in the file (2, where the keys
 * begin, for a missing one). Calls `fail` for text that is not front matter and for unknown keys.
 */
export function readFrontMatter(head: string, knownKeys: readonly string[], fail: Fail) {
  const lines = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: lines });
  // Line 1 of the head is line 2 of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = yaml.errors;
  if (error) {
    fail(
      lineAt(error.pos[0]),
      `${error.message.split(' at line')[0]}; put the text in "quotation marks"`,
    );
  }
  const pairs = isMap(yaml.contents) ? yaml.contents.items : [];
  const keys = pairs.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  const unknown = keys.find((key) => !knownKeys.includes(String(key.value)));
  if (unknown) {
    const line = lineAt(unknown.range?.[0] ?? 0);
    fail(
      line,
      `"${String(unknown.value)}" is not a known field; write only title: and date:, and id: if the article needs an address of its own`,
    );
  }
  return {
    valueOf: (name: string): unknown => yaml.get(name),
    lineOf: (name: string) => lineAt(keys.find(({ value }) => value === name)?.range?.[0] ?? 0),
  };
}
