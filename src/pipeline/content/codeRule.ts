import { textRule } from './rule';
import type { Rule } from './rule';

/** A visitor reads words: the place of a fact that was not filled in and HTML are shown as they stand. */
export const codeRule: Rule = textRule((text) => {
  const place = /\$?\{([\w.]*)\}?/.exec(text);
  if (place) {
    return [
      `Visitors would read “${place[0]}”. To fill in a fact, write \${${place[1]}} and put \` around the whole text instead of quotes.`,
    ];
  }
  const tag = /<\/?[a-z][^<>]*>/i.exec(text);
  return tag
    ? [
        `Visitors would read “${tag[0]}”: HTML is shown as it stands. Write *emphasis* or [words](address).`,
      ]
    : [];
});
