/** Masks: where a pattern shows in full, and how it fades toward the words. */
export const fade = {
  fromRight: 'linear-gradient(270deg, black 10%, transparent 85%)',
  fromLeft: 'linear-gradient(90deg, black 10%, transparent 85%)',
  fromFoot: 'linear-gradient(0deg, black 10%, transparent 90%)',
  /** At the top and bottom, where the part with the pattern asks for it: see Honeycomb. */
  ends: 'linear-gradient(var(--comb-top, black), black 12rem, black calc(100% - 12rem), var(--comb-foot, black))',
};
