import type { ArticleCheckWords } from './types/articleChecks';
import { team } from './team';

/** What editors read about an article before it is published. */
export const articleChecks = {
  titleMissing: () => ({
    problem: 'The title is missing.',
    remedy: 'Write what happened, in a few words.',
  }),
  titleTooLong: (excess) => ({
    problem: `The title is too long by ${characters(excess)}.`,
    remedy: 'Shorten it, and move the rest into the text.',
  }),
  textTooLong: (excess) => ({
    problem: `The text is too long by ${characters(excess)}.`,
    remedy: 'Shorten it, or make two articles of it.',
  }),
  dateMissing: () => ({
    problem: 'The date is missing or cannot be read.',
    remedy: 'Choose a day and a time.',
  }),
  hourMissing: (shown) => ({
    problem: 'On that day, Tulsa’s clocks skip this hour.',
    remedy: `Choose another hour. The site would show ${shown}.`,
  }),
  characterLost: (place) => ({
    problem: `In “${place}”, a character was lost when the text was saved.`,
    remedy: 'Save the text as UTF-8, and write the character again.',
  }),
  linkWithoutAddress: (words) => ({
    problem: `The link “${words}” has no address.`,
    remedy: 'Select it, press the link button, and give it one.',
  }),
  linkWithoutHttps: (address) => ({
    problem: `The link to “${address}” would lead to a page within News.`,
    remedy: `Write https://${address}.`,
  }),
  linkToFile: (file) => ({
    problem: `The link to the file “${file}” leads nowhere: the file is not on the site.`,
    remedy: 'Put the file where everybody can open it, and link its https address.',
  }),
  linkIncomplete: (address) => ({
    problem: `The link to “${address}” would lead to a page within News.`,
    remedy: 'Write the whole address with https://, or a page of the site such as /about.',
  }),
  sampleLeft: (sample) => ({
    problem: `“${sample}” stands where your own words belong.`,
    remedy: 'Write them, or delete it.',
  }),
  textMissing: () => ({
    problem: 'There is no text yet.',
    remedy: 'Write at least a sentence.',
  }),
  textOnOneLine: () => ({
    problem: 'The whole text stands on one line.',
    remedy: 'Paste it again with its line breaks. A blank line begins a new paragraph.',
  }),
  textPlain: () => ({
    problem: 'The text is too long or too complex to format, so it would be shown as plain text.',
    remedy: 'Shorten it, or make two articles of it.',
  }),
  breakLost: (line) => ({
    problem: `The page shows “${line}” and what you began on a new line as one line.`,
    remedy: 'A blank line between them begins a new paragraph.',
  }),
  dateAhead: (shown) => ({
    problem: `The date lies ahead: ${shown}.`,
    remedy: 'The article would be shown at once, first of all. Choose today if that is not meant.',
  }),
  dateEarly: (shown) => ({
    problem: `The date lies before there was a team: ${shown}.`,
    remedy: 'Check the year.',
  }),
  html: (tag) => ({
    problem: `HTML does not work here: “${tag}” would be shown as it stands.`,
    remedy: 'Delete it. The buttons above the text make what you need.',
  }),
  comment: (text) => ({
    problem: `The comment “${text}” is not shown, but stays readable in the database.`,
    remedy: 'Delete it.',
  }),
  marksShown: (marks) => ({
    problem: `The marks in “${marks}” would be shown.`,
    remedy: 'Delete them, select the words, and press the bold button.',
  }),
  headingWithoutSpace: (line) => ({
    problem: `“${line}” would not become a heading.`,
    remedy: 'Put a space after the #.',
  }),
  tableWithoutRule: (line) => ({
    problem: `“${line}” would not become a table.`,
    remedy: 'Make one with the table button, after a blank line, and move the words into it.',
  }),
  indented: (text) => ({
    problem: `“${text}” would be shown as code, because its line begins with spaces.`,
    remedy: 'Delete the spaces.',
  }),
  linkRefused: (address) => ({
    problem: `“${address}” would not become a link.`,
    remedy: 'Use an address with https:// or mailto:.',
  }),
  linkToNoHeading: (place) => ({
    problem: `“${place}” is no heading of this text, so the link would be shown as its words.`,
    remedy: 'Write # and the words of a heading in small letters, with - for each space.',
  }),
  linkWithGap: (link) => ({
    problem: `“${link}” would not become a link.`,
    remedy: 'Delete the space before its address.',
  }),
  linkWithoutTarget: (link) => ({
    problem: `“${link}” leads nowhere and would be shown as it stands.`,
    remedy: 'Delete it, and make the link anew with the link button.',
  }),
  addressWithSpaces: (address) => ({
    problem: `The address “${address}” has spaces, so the marks around it would be shown.`,
    remedy: 'Write %20 for each space.',
  }),
  pictureInside: () => ({
    problem: 'Pictures inside the text (data:…) are not shown.',
    remedy: 'Delete them, and add the pictures with the picture button.',
  }),
  pictureWithoutTarget: (picture) => ({
    problem: `The picture “${picture}” did not come along from the document and is left out.`,
    remedy: 'Delete it, and add the picture with the picture button.',
  }),
  pictureWithoutHttps: (address) => ({
    problem: `The picture at “${address}” is not shown, because its address does not begin with https://.`,
    remedy: 'Use an address with https://.',
  }),
  picturePage: (address) => ({
    problem: `“${address}” is a page, not a picture, so nothing would be shown.`,
    remedy: 'Save the picture on your device, and add it with the picture button.',
  }),
  pictureUndescribed: (address) => ({
    problem: `The picture “${address}” has no description for those who cannot see it.`,
    remedy: 'Delete it, and add it with the picture button, which asks what it shows.',
  }),
  phone: (phone) => ({
    problem: `“${phone}” looks like a telephone number, and everybody can read it.`,
    remedy: 'Delete it, unless it belongs to an organization that publishes it.',
  }),
  email: (address) => ({
    problem: `“${address}” may be somebody’s own address, and everybody can read it.`,
    remedy: `Write ${team.email}, or leave it out.`,
  }),
} satisfies ArticleCheckWords;

/** Beside every article that is about to be published. */
export const articleReminder = 'Do not name students, nor anybody else who has not agreed.';

const characters = (count: string) => (count === '1' ? '1 character' : `${count} characters`);
