import { ESCAPED, MARK } from '../../lib/inlineText';

/** Says in plain words what is wrong with the marks of a sentence; returns an empty list when nothing is. */
export function findInlineProblems(text: string): string[] {
  if (text.replace(ESCAPED, '').includes('**')) return [TWO_STARS];
  const rest = text.replace(MARK, '…');
  const labels = [...text.matchAll(MARK)].flatMap(({ groups }) => groups?.label ?? []);
  const problem = problems.find(({ sign }) => sign.test(rest));
  return problem ? [problem.message] : labels.flatMap(findInlineProblems);
}

const TWO_STARS = 'two * in a row: use one on each side, *like this*';

/** Ordered by how exactly they name the mistake: the first match is reported. */
const problems = [
  { sign: /\[\s*\]\(/, message: 'a link without words: write [words](address)' },
  { sign: /\]\(\s*\)/, message: 'a link without an address: write [words](address)' },
  {
    sign: /\]\([^)]*\s[^)]*\)/,
    message: 'a space in the address of a link: addresses contain no spaces',
  },
  { sign: /\]\([^)]*$/, message: 'a link that is not closed: write [words](address)' },
  { sign: /\]\(/, message: 'a link inside a link, or a parenthesis in its address' },
  {
    sign: /\*/,
    message: 'an unmatched *: write *emphasis*, or \\\\* for a literal *',
  },
  {
    sign: /[[\]]/,
    message:
      'a bracket that is not part of a link: write [words](address), or \\\\[ for a literal bracket',
  },
];
