import { textRule } from './rule';
import type { Rule } from './rule';

/**
 * Text has no code, no lost sign and no mark of another system, because visitors would see them literally.
 */
export const codeRule: Rule = textRule((text) =>
  codes.flatMap(({ sign, advice }) => {
    const found = sign.exec(text);
    return found ? [`Visitors would read “${found[0]}”${advice}`] : [];
  }),
);

const codes = [
  {
    sign: /\$?\{[^{}]*\}?|\$[a-z]\w*(\.\w+)+\}?|\}/i,
    advice:
      '. A fact is filled in where it is written as ${…} in a text between two ` signs, not between quotes.',
  },
  {
    sign: /\$\([a-z]\w*(\.\w+)*\)/i,
    advice:
      '. A fact is filled in where it is written with braces, ${…}, in a text between two ` signs.',
  },
  {
    sign: /(?<![\w/@=:.-])(__?|~~)[^\W_][^_~]*\1(?![\w@-])/,
    advice: ': write *like this* for emphasis.',
  },
  {
    sign: /`|^#+ /,
    advice: ': these signs have no meaning here. Leave them out.',
  },
  {
    sign: /\uFFFD/,
    advice:
      ': a sign was lost when the file was saved. Write it again, and save the file as UTF-8.',
  },
  {
    sign: /<\/[a-z][\w-]*>|<[a-z][\w-]*(\s+[\w-]+="[^"]*")+\s*\/?>|<(a|b|br|div|em|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|table|u|ul)\s*\/?>/i,
    advice: ': HTML is shown as it stands. Leave it out.',
  },
  {
    sign: /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    advice: ': write the sign itself.',
  },
];
