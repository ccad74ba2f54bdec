import type { PlainText } from './basics';

/** What keeps an article from being published. */
export type ArticleError =
  | 'titleMissing'
  | 'titleTooLong'
  | 'textTooLong'
  | 'dateMissing'
  | 'hourMissing'
  | 'textMissing'
  | 'characterLost'
  | 'linkWithoutAddress'
  | 'linkWithoutHttps'
  | 'linkToFile'
  | 'linkIncomplete'
  | 'sampleLeft';

/** What the site would show otherwise than it was meant, or what is better not said there. */
export type ArticleHint =
  | 'textOnOneLine'
  | 'textPlain'
  | 'breakLost'
  | 'dateAhead'
  | 'dateEarly'
  | 'html'
  | 'comment'
  | 'marksShown'
  | 'headingWithoutSpace'
  | 'tableWithoutRule'
  | 'indented'
  | 'linkRefused'
  | 'linkToNoHeading'
  | 'linkWithGap'
  | 'linkWithoutTarget'
  | 'addressWithSpaces'
  | 'pictureInside'
  | 'pictureWithoutTarget'
  | 'pictureWithoutHttps'
  | 'picturePage'
  | 'pictureUndescribed'
  | 'phone'
  | 'email';

/** What is said of each finding, and what to do about it. `found` is the place, the number or the date. */
export type ArticleCheckWords = Record<
  ArticleError | ArticleHint,
  (found: string) => { problem: PlainText; remedy: PlainText }
>;
