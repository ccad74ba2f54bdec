/* The compiler rejects the 0 at the beginning of the month, with another error for 08 and 09 than for 07. */
const UNQUOTED_DATE = "A date is written in quotes: '2026-01-10'. No other number begins with 0.";

/** What the compiler's syntax errors mean in content, by their numbers. */
export const syntaxSentences: Readonly<Record<number, string>> = {
  1002: 'A quote is missing: the text in this line begins with one and must end with the same one.',
  1109: "A value is missing here, there is one comma too many, or a number has a sign after it: write 40 alone, or text in quotes, such as '40+'.",
  1121: UNQUOTED_DATE,
  1127: "This sign cannot stand here. If it is a curly quote, write a straight one: 'text'.",
  1128: 'There is a sign too many here, or one too few before: every { and [ has its } and ].',
  1160: 'A ` is missing at the end of the text in this line.',
  1351: "A number with other signs is text: write it in quotes, such as '7th'.",
  1489: UNQUOTED_DATE,
};
