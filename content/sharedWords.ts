import type { PlainText } from './contentTypes';

/** Parts of sentences that several pages say. Facts alone are in team.ts, which every page loads. */
export const sharedWords = {
  /** The beginning of a sentence. */
  noShopClass: 'Our school has no shop class',
  /** The end of a sentence that begins with the university. */
  universitySupport: 'hosts our build season and gives us access to its labs',
  /** When kickoff is. */
  kickoffTime: 'early January',
  /** The end of a sentence that begins with FIRST. */
  kickoffEvent: 'reveals the new game to every team',
  /** The beginning of a sentence that ends with the task of a game. */
  alliances: 'In alliances of three, robots',
  questionsWelcome: 'Questions from students and parents are welcome at any time.',
} satisfies Record<string, PlainText>;
