import type { HeadContent, InlineText, PauseWords, PlainText, TimeOfDay } from './basics';

export interface ClockContent {
  head: HeadContent;
  title: PlainText;
  text: InlineText;
  now: PlainText;
  target: { label: PlainText; time: `${TimeOfDay}:${number}` };
  /** On: the target is ten seconds after the clock has started. Off: it is the real time. */
  debugMode: boolean;
  debugLine: { label: PlainText; on: PlainText; off: PlainText };
  secondsLeft: { label: PlainText; unit: PlainText };
  celebration: PlainText;
  answer: PlainText;
  /** What it offers once it has celebrated. */
  send: {
    label: PlainText;
    copied: PlainText;
    failed: PlainText;
    next: (city: PlainText) => PlainText;
  };
  /** The names of the button that stills the hand and the confetti. */
  movement: PauseWords;
}
