import type { PlainText } from './contentTypes';

/** Parts of sentences that several pages say. Facts alone are in team.ts, which every page loads. */
export const sharedWords = {
  /** The beginning of a sentence. */
  noShopClass: 'Our school has no shop class',
  /** The end of a sentence that begins with the university. */
  universitySupport: 'hosts our build season and gives us access to its labs',
} satisfies Record<string, PlainText>;
