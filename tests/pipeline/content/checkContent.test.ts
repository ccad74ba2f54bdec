import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, checkContentOrFail } from '../../../src/pipeline/content/checkContent';
import { formatProblem } from '../../../src/pipeline/content/contentProblem';
import { NEWS_BACKUP } from '../../../src/pipeline/news/newsFolder';
import { createProject } from './projectFixture';

// Each test compiles the whole content folder.
jest.setTimeout(60_000);

const project = process.cwd();

let root: string;

beforeEach(() => {
  root = createProject();
});

/** Changes one place of a content file. Fails the test when the place is not there any more. */
function change(file: string, original: string, replacement: string): void {
  const address = path.join(root, file);
  const text = readFileSync(address, 'utf8');
  expect(text).toContain(original);
  writeFileSync(
    address,
    text.replace(original, () => replacement),
  );
}

function lineOf(file: string, words: string): number {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(words);
  return text.slice(0, text.indexOf(words)).split('\n').length;
}

/** All that the file of facts says, but its imports. */
function readFacts(): string {
  const text = readFileSync(path.join(__dirname, 'contentFixture', 'team.ts'), 'utf8');
  return text.slice(text.indexOf('export')).trimEnd();
}

interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  /** Words of the line that the finding has to name; the replacement, where not given. */
  readonly at?: string;
  readonly message: string;
}

const meetings = { file: 'content/home.ts', original: "title: 'Meetings'," };
/** Mistakes that replace that title: what they are, the replacement and words of the message. */
const inTitle = (mistakes: [name: string, replacement: string, message: string][]): Mistake[] =>
  mistakes.map(([name, replacement, message]) => ({ ...meetings, name, replacement, message }));

const order = { file: 'content/home.ts', original: "order: 'new-old'," };
const hive = "alt: 'A bee in front of a honeycomb',";

const codeMistakes: Mistake[] = [
  ...inTitle([
    ['a missing comma', "title: 'Meetings'", 'A comma is missing at the end of this line.'],
    ['a missing quote', "title: 'Meetings,", 'A quote is missing'],
    ['an apostrophe in a text', "title: 'The team's meetings',", 'Write ’ for an apostrophe'],
    [
      'a missing quote at the beginning',
      "title: Meetings',",
      'A quote is missing at the beginning of this text',
    ],
    [
      'a number with its unit, without quotes',
      'title: 91 pounds,',
      "written in quotes, too: '91 pounds'.",
    ],
    [
      'a curly quote at the end of a text',
      "title: 'Meetings’,",
      "begins with a straight quote and ends with a curly one: write 'text'.",
    ],
    ['a comment of another language', '# Our meetings', 'A comment begins with two slashes'],
    ['a curly quote', 'title: ‘Meetings’,', 'If it is a curly quote, write a straight one'],
    ['a missing colon', "title 'Meetings',", 'A colon is missing after the name of the field'],
    [
      'the name of a field that is missing',
      ": 'Meetings',",
      'the name of a field is missing: write name: value.',
    ],
    ['a comma too many', "title: 'Meetings',,", 'There is one comma too many here.'],
    ['a missing value', 'title: ,', 'A value is missing here'],
    [
      'a text without quotes',
      'title: Meetings,',
      "“Meetings” is not known here. If it is text, put it in quotes: 'Meetings'.",
    ],
    [
      'a misspelt field',
      "titel: 'Meetings',",
      'There is no field “titel” here. Did you mean “title”?',
    ],
    [
      'a field of another page',
      "title: 'Meetings', zzz: 'x',",
      'There is no field “zzz” here. The fields are: title, text, yes.',
    ],
    ['a field without a value', 'title,', "The field “title” has no value: write title: 'text'."],
    ['a field twice', "title: 'Meetings', title: 'Our meetings',", 'This field is here twice.'],
    [
      'a number where a text belongs',
      'title: 12,',
      '“title” must be text in quotes, not a number.',
    ],
    ['a semicolon for a comma', "title: 'Meetings';", 'A comma belongs here, not a semicolon.'],
    [
      'an equals sign for a colon',
      "title = 'Meetings',",
      'A colon belongs after the name of a field',
    ],
    [
      'a text without the name of its field',
      "'Meetings',",
      "A colon is missing here: write name: 'text'",
    ],
    [
      'a sentence without quotes',
      'title: Our meetings in fall,',
      "write quotes around a text, 'like this'",
    ],
    ['a full stop after a text', "title: 'Meetings'.,", 'A comma belongs here, not a full stop.'],
    [
      'nothing where a text belongs',
      'title: undefined,',
      '“title” must be text in quotes, not empty.',
    ],
  ]),
  {
    name: 'a field where a subject belongs',
    file: 'content/home.ts',
    original: "mailTo('Joining')",
    replacement: "mailTo('Joining', label: 'Write')",
    message: 'A ) is missing before this place.',
  },
  {
    name: 'two words as one fact in a text',
    file: 'content/home.ts',
    original: '${team.founded.elsewhere}',
    replacement: '${team founded.elsewhere}',
    message: 'A } is missing here.',
  },
  {
    name: 'a missing ]',
    file: 'content/home.ts',
    original: "  ],\n  next: 'Next picture',",
    replacement: "  next: 'Next picture',",
    message: 'A ] is missing before this line',
  },
  {
    name: 'a missing } of a field',
    file: 'content/home.ts',
    original: 'season.`,\n  },',
    replacement: 'season.`,',
    at: 'head: {',
    message: 'A } is missing: the { at the end of this line is not closed.',
  },
  {
    name: 'a missing } of a field in one line, far from where the compiler gives up',
    file: 'content/team.ts',
    original: "firstMeeting: { date: '2025-09-10' },",
    replacement: "firstMeeting: { date: '2025-09-10' ,",
    message: 'A } is missing: a { in this line is not closed.',
  },
  {
    name: 'a missing } of a fact that ends a text',
    file: 'content/home.ts',
    original: '`A team since ${team.founded.elsewhere}`',
    replacement: '`A team since ${team.founded.elsewhere`',
    message: 'A } is missing: a ${ in this line is not closed.',
  },
  {
    name: 'a missing ] of a list in one line',
    file: 'content/team.ts',
    original: "topics: ['Research', 'Electronics'],",
    replacement: "topics: ['Research', 'Electronics',",
    message: 'A ] is missing: a [ in this line is not closed.',
  },
  {
    name: 'a missing } at the end',
    file: 'content/home.ts',
    original: '} satisfies HomeContent;',
    replacement: 'satisfies HomeContent;',
    message: 'A } is missing before this line.',
  },
  {
    name: 'a missing `',
    file: 'content/home.ts',
    original: 'into an arena full of lights`,',
    replacement: 'into an arena full of lights,',
    message: 'A ` is missing at the end of the text in this line.',
  },
  {
    name: 'a date without quotes',
    file: 'content/team.ts',
    original: "lastDay: '2026-02-21'",
    replacement: 'lastDay: 2026-02-21',
    message: "A date is written in quotes: '2026-01-10'.",
  },
  {
    name: 'a missing field',
    ...meetings,
    replacement: '',
    at: 'meetings: {',
    message: 'The field “title” is missing here. It is text in quotes.',
  },
  {
    name: 'a text where a switch belongs',
    file: 'content/home.ts',
    original: 'isLoud: true',
    replacement: "isLoud: 'on'",
    message: '“isLoud” must be true or false, without quotes, not text.',
  },
  {
    name: 'both versions of a merge',
    file: 'content/team.ts',
    original: "  topics: ['Research', 'Electronics'],\n",
    replacement: "<<<<<<< HEAD\n  topics: ['Research', 'Electronics'],\n=======\n>>>>>>> mine\n",
    at: '<<<<<<< HEAD',
    message: 'Two versions were merged here. Keep one of them',
  },
  {
    name: 'a short day of the week',
    file: 'content/team.ts',
    original: "['Saturday']",
    replacement: "['Sat']",
    message: "not 'Sat'. Did you mean 'Saturday'?",
  },
  {
    name: 'a fact that has lost its $, where nothing else is taken from its file',
    file: 'content/mailTo.ts',
    original: '${team.email}',
    replacement: '{team.email}',
    at: 'import { team }',
    message: 'A $ is missing before {team.email}: write ${team.email} in the text.',
  },
  {
    name: 'a misspelt day of the week',
    file: 'content/team.ts',
    original: "['Saturday']",
    replacement: "['Saterday']",
    message: "not 'Saterday'. Did you mean 'Saturday'?",
  },
  {
    name: 'a text where a list belongs',
    file: 'content/team.ts',
    original: "['Saturday']",
    replacement: "'Saturday'",
    message: '“days” must be a list in [ ]',
  },
  {
    name: 'a day in words',
    file: 'content/team.ts',
    original: "lastDay: '2026-02-21'",
    replacement: "lastDay: 'February 21'",
    message: "“lastDay” must be a day, such as '2026-01-10', not 'February 21'.",
  },
  {
    name: 'a time in words',
    file: 'content/team.ts',
    original: "starts: '12:00'",
    replacement: "starts: 'noon'",
    message: "“starts” must be a time of day, such as '15:40', not 'noon'.",
  },
  {
    name: 'an unknown choice',
    file: 'content/home.ts',
    original: "order: 'new-old'",
    replacement: "order: 'z-to-a'",
    message: "“order” must be one of 'new-old', 'old-new', 'a-z', 'z-a', not 'z-to-a'.",
  },
  {
    name: 'a misspelt fact',
    file: 'content/home.ts',
    original: '${team.number} throws',
    replacement: '${team.numbr} throws',
    message: 'There is no “numbr” there. Did you mean “number”?',
  },
  {
    name: 'a misspelt import',
    file: 'content/home.ts',
    original: "from './mailTo'",
    replacement: "from './mailto'",
    message: 'There is no file ./mailto to import from.',
  },
  {
    name: 'an import of something that is no content',
    file: 'content/home.ts',
    original: "import { team } from './team';",
    replacement: "import { team } from './team';\nimport '../src/routes';",
    at: "import '../src/routes'",
    message: 'Content imports only content: take out the import of ../src/routes.',
  },
  {
    name: 'an import that is not used',
    file: 'content/mailTo.ts',
    original: "import { team } from './team';",
    replacement: "import { team } from './team';\nimport { home } from './home';",
    at: 'import { home }',
    message: '“home” is not used in this file: take it out.',
  },
  {
    name: 'a comma away after a value in the same line',
    file: 'content/team.ts',
    original: 'about: 1998, elsewhere',
    replacement: 'about: 1998 elsewhere',
    message: 'A comma is missing here.',
  },
  {
    name: 'an address without quotes',
    file: 'content/team.ts',
    original: 'donateUrl: undefined,',
    replacement: 'donateUrl: https://example.org/give,',
    message: "An address is written in quotes: 'https://example.org'.",
  },
  {
    name: 'a comma within a number',
    file: 'content/team.ts',
    original: 'about: 1998',
    replacement: 'about: 1,098',
    message: 'A number is written without a comma or a space: 1040.',
  },
  {
    name: 'a number with letters',
    file: 'content/team.ts',
    original: 'number: 7777',
    replacement: 'number: 7777th',
    message: 'write it in quotes',
  },
  {
    name: 'a missing )',
    file: 'content/home.ts',
    original: "to: mailTo('Joining') },",
    replacement: "to: mailTo('Joining', label: 'x' },",
    message: 'A ) is missing: a ( in this line is not closed. Write the ) after all that',
  },
  {
    name: 'a missing { at the beginning',
    file: 'content/home.ts',
    original: 'export const home = {',
    replacement: 'export const home =',
    at: 'head: {',
    message: 'A { is missing before this place.',
  },
  {
    name: 'a ` that is missing at the beginning',
    file: 'content/home.ts',
    original: 'title: `Joining Team ${team.number}`,',
    replacement: 'title: Joining Team ${team.number}`,',
    message: "write quotes around a text, 'like this'",
  },
  {
    name: 'a missing colon below lines that leave a { or a ( to the next one',
    file: 'content/home.ts',
    original: "menu: [{ label: 'All News', to: '/news' }],",
    replacement: `menu: [team.name].map((name) =>
    makeLink({ label: (name
      ? name : 'News'), to: '/news' }),
  ),
  next 'Next picture',`,
    at: "next 'Next picture'",
    message: 'A colon is missing after the name of the field',
  },
  {
    name: 'a missing { in a list',
    file: 'content/home.ts',
    original: "{ label: 'Contact', to",
    replacement: "label: 'Contact', to",
    message: 'Or a { is missing before the name.',
  },
  {
    name: 'a } too many',
    file: 'content/home.ts',
    original: '} satisfies HomeContent;',
    replacement: '}};',
    message: 'There is a bracket too many here',
  },
  {
    name: 'a space within a number',
    file: 'content/team.ts',
    original: 'about: 1998',
    replacement: 'about: 1 098',
    message: 'A number is written without a comma or a space: 1040.',
  },
  {
    name: 'a number with a character after it',
    file: 'content/team.ts',
    original: 'about: 1998',
    replacement: 'about: 40+',
    message: "in quotes, such as '40+'",
  },
  {
    name: 'a time without quotes',
    file: 'content/team.ts',
    original: "starts: '12:00'",
    replacement: 'starts: 12:00',
    message: "A time is written in quotes: '15:40'.",
  },
  {
    name: 'a capital letter in true',
    file: 'content/home.ts',
    original: 'isLoud: true',
    replacement: 'isLoud: True',
    message: 'Write true, in lowercase.',
  },
  {
    name: 'a misspelt constant, where its name is nearly known',
    file: 'content/home.ts',
    original: "to: mailTo('Joining')",
    replacement: "to: mailto('Joining')",
    message: 'Did you mean “mailTo”?',
  },
  {
    name: 'two fields out',
    file: 'content/home.ts',
    original: "{ label: 'Contact', to: '/contact' }",
    replacement: '{}',
    at: '{},',
    message: 'Fields are missing here: label, to.',
  },
  {
    name: 'most fields out',
    file: 'content/team.ts',
    original: readFacts(),
    replacement: 'export const team = {} satisfies TeamFacts;',
    message: 'Fields are missing here: name, number, email, founded, and 7 more.',
  },
  {
    name: 'a field of the whole page out',
    file: 'content/home.ts',
    original: "  order: 'new-old',",
    replacement: '',
    at: '} satisfies HomeContent;',
    message: "The field “order” is missing here. It is one of 'new-old', 'old-new', 'a-z', 'z-a'.",
  },
  {
    name: 'a text where a group of fields belongs',
    file: 'content/home.ts',
    original: "{ file: 'kickoff', alt: 'A field from above' }",
    replacement: "'kickoff'",
    message: '“animation” must be a Picture: a group of fields in { }, not text.',
  },
  {
    name: 'a number where a group of fields belongs',
    file: 'content/team.ts',
    original: '{ about: 1998, elsewhere: 1999 }',
    replacement: '1998',
    at: 'founded: 1998',
    message: '“founded” must be a group of fields in { }, not a number.',
  },
  {
    name: 'a group of fields where a list of them belongs',
    file: 'content/team.ts',
    original: "[{ days: ['Saturday'], starts: '12:00', ends: '16:30' }]",
    replacement: "{ days: ['Saturday'], starts: '12:00', ends: '16:30' }",
    message:
      '“meetings” must be a list in [ ], each a group of fields in { }: write [ ] around it.',
  },
  {
    name: 'a function where its text belongs',
    file: 'content/home.ts',
    original: "to: mailTo('Joining')",
    replacement: 'to: mailTo',
    message: '“to” must be text in quotes, not a function.',
  },
  {
    name: 'a no to a switch that is only there where it is on',
    file: 'content/team.ts',
    original: 'isHistory: true',
    replacement: 'isHistory: false',
    message: '“isHistory” must be true, without quotes, or left out, not false.',
  },
  {
    name: 'a number in a list of texts',
    file: 'content/team.ts',
    original: "'Electronics'",
    replacement: '12',
    at: 'topics:',
    message: 'Each entry of “topics” must be text in quotes, not a number.',
  },
  {
    name: 'one entry too few',
    file: 'content/team.ts',
    original: ", 'Electronics'",
    replacement: '',
    at: 'topics:',
    message: '“topics” must have 2 entries, not 1.',
  },
  {
    name: 'a plain text in the place of words with a value',
    file: 'content/home.ts',
    original: 'yes: (hours) => `Yes, ${hours}.`',
    replacement: "yes: 'Yes.'",
    message: '“yes” must be words with a place for a value',
  },
  {
    name: 'a number between the brackets of a function',
    file: 'content/home.ts',
    original: "mailTo('Joining')",
    replacement: 'mailTo(12)',
    message: 'The value in ( ) must be text in quotes, not a number.',
  },
  {
    name: 'a date without its time',
    ...order,
    replacement: "order: 'new-old', startsAt: 'January 10',",
    message:
      "“startsAt” must be a date and time, such as '2025-01-04T12:00:00-05:00', not 'January 10'.",
  },
  {
    name: 'an address of another form',
    ...order,
    replacement: "order: 'new-old', calendar: 'meetings',",
    message: "“calendar” must be text such as '/….ics', not 'meetings'.",
  },
  {
    name: 'an import of a name that its file does not have',
    file: 'content/home.ts',
    original: 'import { team }',
    replacement: 'import { team, robots }',
    message: './team has nothing called “robots”.',
  },
  {
    name: 'an import without { }',
    file: 'content/home.ts',
    original: 'import { team }',
    replacement: 'import team',
    message: 'The name after import is written in { }.',
  },
  {
    name: 'the end of a file that has it checked',
    file: 'content/home.ts',
    original: '} satisfies HomeContent;',
    replacement: '};',
    at: 'import type { HomeContent }',
    message: 'If its last line ended with “satisfies HomeContent”, write that again',
  },
  {
    name: 'a page without its export',
    file: 'content/home.ts',
    original: 'export const home',
    replacement: 'const home',
    message: '“home” is not used: write export before it, or take it out.',
  },
];

const contentMistakes: Mistake[] = [
  ...inTitle([
    ['an empty text', "title: '',", 'This text is empty.'],
    [
      'a fact in quotes, which do not fill it in',
      "title: 'Meetings of ${team.name}',",
      'Visitors would read “${team.name}”. A fact is filled in where it is written with a $ before the {',
    ],
    [
      'code with its character lost',
      "title: 'Meetings of {spokenNumber(3)} days',",
      'Visitors would read “{spokenNumber(3)}”.',
    ],
    [
      'a character in the code of HTML',
      "title: 'Tools &amp; safety',",
      'Visitors would read “&amp;”: write the character itself.',
    ],
    [
      'a fact with the wrong brackets',
      "title: 'Team $(team.number)',",
      'Visitors would read “$(team.number)”. A fact is filled in where it is written with braces',
    ],
    [
      'an emphasis with the other character',
      "title: 'Our _new_ meetings',",
      'Visitors would read “_new_”: write *like this* for emphasis.',
    ],
    [
      'a character that was lost',
      "title: 'Caf\uFFFD',",
      'a character was lost when the file was saved.',
    ],
    [
      'HTML',
      "title: 'Our <b>meetings</b>',",
      'Visitors would read “<b>”: HTML is shown as it stands.',
    ],
    [
      'a mark in a text that is shown as it stands',
      "title: '*Meetings*',",
      'it cannot carry *emphasis*',
    ],
    [
      'a character that is escaped, in a text that is shown as it stands',
      "title: 'Rank 5\\\\*',",
      'it cannot carry *emphasis*, a [link](address) or a \\ before a character',
    ],
    [
      'the e-mail address typed again',
      "title: 'Write to bees@example.org',",
      'This fact is in team.ts already. Write `Write to ${team.email}`.',
    ],
  ]),
  {
    name: 'a link to a page that is not there',
    file: 'content/home.ts',
    original: "{ label: 'Contact', to: '/contact'",
    replacement: "{ label: 'Contact', to: '/contct'",
    message: 'The site has no page “/contct”. Did you mean “/contact”?',
  },
  {
    name: 'a link inside a sentence to a page that is not there',
    file: 'content/home.ts',
    original: '[News](/news)',
    replacement: '[News](/home)',
    message: 'The site has no page “/home”.',
  },
  {
    name: 'a link to an unsafe address',
    file: 'content/team.ts',
    original: 'https://school.example.org',
    replacement: 'http://school.example.org',
    message: 'must begin with https://',
  },
  ...['www.', '//www.'].map((beginning) => ({
    name: `an address that begins with ${beginning}`,
    file: 'content/team.ts',
    original: 'https://school.example.org',
    replacement: `${beginning}school.example.org`,
    message: 'lacks its beginning: write https://www.school.example.org.',
  })),
  {
    name: 'an address without its beginning',
    file: 'content/team.ts',
    original: 'https://school.example.org',
    replacement: 'school.example.org',
    message: '“school.example.org” is not an address',
  },
  {
    name: 'a script for an address',
    file: 'content/team.ts',
    original: 'https://school.example.org',
    replacement: 'javascript:alert(1)',
    message: '“javascript:alert(1)” is not an address',
  },
  {
    name: 'a picture that is not there',
    file: 'content/home.ts',
    original: "file: 'hive.jpg'",
    replacement: "file: 'hive.jpeg'",
    message: 'There is no picture “hive.jpeg” in content/pictures. Did you mean “hive.jpg”?',
  },
  {
    name: 'a picture without its ending',
    file: 'content/home.ts',
    original: "file: 'hive.jpg'",
    replacement: "file: 'hive'",
    message: '“hive” lacks its ending: write “hive.jpg”.',
  },
  {
    name: 'a picture described twice',
    file: 'content/home.ts',
    original: "file: 'hive.jpg'",
    replacement: 'file: `field.jpg`',
    message: '“field.jpg” is described already, in content/home.ts:19.',
  },
  {
    name: 'the name of the competition as a possessive',
    file: 'content/home.ts',
    original: 'A new game every year.',
    replacement: 'One of *FIRST*’s games every year.',
    message: 'asks that it is never possessive',
  },
  {
    name: 'a year with its digits in another order',
    file: 'content/team.ts',
    original: "date: '2025-09-10'",
    replacement: "date: '2205-09-10'",
    message: '2205 cannot be the year: write one from 1992 to ',
  },
  {
    name: 'a time of the afternoon without its 12 hours',
    file: 'content/team.ts',
    original: "starts: '15:40'",
    replacement: "starts: '03:40'",
    message: '“03:40” is at night: write 15:40 for the afternoon.',
  },
  {
    name: 'a focus outside the picture',
    file: 'content/home.ts',
    original: hive,
    replacement: `${hive} focus: 960,`,
    message: 'The focus of a picture is 0 at its left edge and 100 at its right one, and not 960.',
  },
  {
    name: 'an empty text alternative',
    file: 'content/home.ts',
    original: hive,
    replacement: "alt: ' ',",
    message: 'This picture has no text alternative',
  },
  {
    name: 'a file name for a text alternative',
    file: 'content/home.ts',
    original: hive,
    replacement: "alt: 'hive.jpg',",
    message: 'alt says what the picture shows, not its file name.',
  },
  {
    name: 'an empty title of a page',
    file: 'content/home.ts',
    original: 'title: `${team.name} - Home`',
    replacement: "title: ''",
    message: 'This page has no title.',
  },
  {
    name: 'a description that is too short',
    file: 'content/home.ts',
    original:
      'description: `What ${team.name} do, when they meet, and how to join them in the new season.`',
    replacement: "description: 'News.'",
    message: 'A description has 50 to 160 characters; this one has 5.',
  },
  {
    name: 'a fact without its $',
    file: 'content/home.ts',
    original: '`Joining Team ${team.number}`',
    replacement: '`Joining {team.number} of ${team.name}`',
    message: 'Visitors would read “{team.number}”.',
  },
  {
    name: 'the name of the competition upright',
    file: 'content/home.ts',
    original: 'A new game every year.',
    replacement: 'A new FIRST game every year.',
    message: 'FIRST is always in italics. Between two backticks (`), write ${team.first.name}',
  },
  {
    name: 'a list without entries',
    file: 'content/team.ts',
    original: "days: ['Monday', 'Wednesday']",
    replacement: 'days: []',
    message: 'This list is empty: write at least one entry.',
  },
  {
    name: 'an e-mail address without @',
    file: 'content/team.ts',
    original: 'bees@example.org',
    replacement: 'beesexample.org',
    message: '“beesexample.org” is not an e-mail address: write name@example.org.',
  },
  {
    name: 'a place that no page has',
    file: 'content/home.ts',
    original: '[News](/news)',
    replacement: '[News](/news#nowhere)',
    message: 'No page has a place “#nowhere”.',
  },
  {
    name: 'an emphasis that is not closed',
    file: 'content/home.ts',
    original: "text: 'A new game every year. See our [News](/news).'",
    replacement: "text: 'A *new game every year.'",
    message: 'This text has an unmatched *',
  },
  {
    name: 'a backslash that TypeScript takes away',
    file: 'content/home.ts',
    original: "text: 'A new game every year. See our [News](/news).'",
    replacement: "text: 'Ages 5\\* and up'",
    message: 'or \\\\* for a literal *',
  },
  {
    name: 'a city line without a ZIP code',
    file: 'content/team.ts',
    original: "city: 'Hive, OK 74100'",
    replacement: "city: 'Hive, Oklahoma'",
    message: 'write city, state and ZIP code, as in Tulsa, OK 74106.',
  },
  {
    name: 'a day that does not exist',
    file: 'content/team.ts',
    original: "lastDay: '2026-02-21'",
    replacement: "lastDay: '2026-02-30'",
    message: 'There is no day “2026-02-30”',
  },
  {
    name: 'a day without its zeros',
    file: 'content/team.ts',
    original: "lastDay: '2026-02-21'",
    replacement: "lastDay: '2026-2-8'",
    message: 'There is no day “2026-2-8”: write 2026-02-08.',
  },
  {
    name: 'a weekday that is not that day’s',
    file: 'content/home.ts',
    original: "next: 'Next picture'",
    replacement: "next: 'Wednesday, September 11th, 2026'",
    message: '“Wednesday, September 11th, 2026” is a Friday: which of both is right?',
  },
  {
    name: 'the address of somebody',
    file: 'content/home.ts',
    original: '[News](/news)',
    replacement: '[News](mailto:bee@hive.example.org)',
    message: '“bee@hive.example.org” is not the team’s address: write ${team.email}',
  },
  ...['918-555-0142', '(918) 555-0142', '+1 918 555 0142'].map((number) => ({
    name: `the telephone number ${number}`,
    file: 'content/home.ts',
    original: "next: 'Next picture'",
    replacement: `next: 'Call ${number}'`,
    message: `“${number}” looks like somebody’s telephone number`,
  })),
  {
    name: 'a time that does not exist',
    file: 'content/team.ts',
    original: "ends: '16:30'",
    replacement: "ends: '4:30'",
    message: '“4:30” needs 24 hours: write 04:30 for the morning, or 16:30 for the afternoon.',
  },
  {
    name: 'a season that ends before it begins',
    file: 'content/team.ts',
    original: "lastDay: '2026-02-21'",
    replacement: "lastDay: '2025-02-21'",
    message: 'lastDay must be after firstDay (2026-01-10).',
  },
  {
    name: 'a meeting that ends before it begins',
    file: 'content/team.ts',
    original: "ends: '16:30'",
    replacement: "ends: '04:30'",
    message: 'ends must be after starts (12:00).',
  },
  {
    name: 'the team number typed again, inside a text with a fact',
    file: 'content/home.ts',
    original: 'title: `Joining Team ${team.number}`',
    replacement: 'title: `Joining Team 7777 of ${team.name}`',
    message: 'This fact is in team.ts already. Write `Joining Team ${team.number} of',
  },
  {
    name: 'a link in an article to a page that is not there',
    file: 'content/news/first-meeting.md',
    original: '[Write to us](/contact)',
    replacement: '[Write to us](/kontact)',
    message: 'The site has no page “/kontact”. Did you mean “/contact”?',
  },
];

test.each(codeMistakes.map((mistake) => [mistake.name, mistake] as const))(
  'a volunteer who leaves %s is told where, and what belongs there',
  (_, mistake) => expectFinding(mistake),
);

test.each(contentMistakes.map((mistake) => [mistake.name, mistake] as const))(
  '%s is found',
  (_, mistake) => expectFinding(mistake),
);

function expectFinding({ file, original, replacement, at = replacement, message }: Mistake): void {
  change(file, original, replacement);
  const problems = checkContent(root);
  expect(problems).toContainEqual({
    file,
    line: lineOf(file, at),
    message: expect.stringContaining(message) as string,
  });
}

test('the real content has no problems', () => {
  expect(checkContent(project)).toEqual([]);
  expect(checkContent(root)).toEqual([]);
});

test('a mistake in the facts is reported once, without its consequences in other files', () => {
  change('content/team.ts', 'email:', 'mail:');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/team.ts',
      line: lineOf('content/team.ts', '  mail:'),
      message: 'There is no field “mail” here. Did you mean “email”?',
    },
  ]);
});

test('a mistake in the meeting times is reported once, unless the facts they take are wrong', () => {
  writeFileSync(
    path.join(root, 'content', 'schedule.ts'),
    `import { team } from './team';
export const season = { day: team.game.date, meetngs: 2 } satisfies { day: string; meetings: number };
`,
  );
  change(
    'content/home.ts',
    'import { team }',
    "import { season } from './schedule';\nimport { team }",
  );
  change('content/home.ts', 'isLoud: true', 'isLoud: season.meetings > 1');
  expect(checkContent(root).map(({ file }) => file)).toEqual(['content/schedule.ts']);
  change('content/team.ts', 'game:', 'gaem:');
  expect(checkContent(root).map(({ file }) => file)).toEqual(['content/team.ts']);
});

test.each([
  {
    name: 'a time',
    file: 'schedule.ts',
    original: "starts: '15:40', ends: '18:00' }],",
    replacement: "starts: '15:4x', ends: '18:00' }],",
    message: "“starts” must be a time of day, such as '15:40', not '15:4x'.",
  },
  {
    name: 'a day of the week',
    file: 'schedule.ts',
    original: "days: ['Saturday']",
    replacement: "days: ['Saturdy']",
    message: expect.stringContaining("Did you mean 'Saturday'?") as string,
  },
  {
    name: 'a time zone',
    file: 'team.ts',
    original: "timeZone: 'America/Chicago'",
    replacement: "timeZone: 'America/Chicgo'",
    message: 'There is no time zone “America/Chicgo”. Did you mean “America/Chicago”?',
  },
  {
    name: 'a year',
    file: 'results.ts',
    original: "year: 2024, event: 'Oklahoma",
    replacement: "year: '2024', event: 'Oklahoma",
    message: '“year” must be a number without quotes, not text.',
  },
])('$name that is wrong is reported once, in its own line', (mistake) => {
  const file = `content/${mistake.file}`;
  rmSync(path.join(root, 'content'), { recursive: true });
  cpSync(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
  change(file, mistake.original, mistake.replacement);
  expect(checkContent(root)).toEqual([
    { file, line: lineOf(file, mistake.replacement), message: mistake.message },
  ]);
});

test('content may link to files of the build, but not to other files', () => {
  change('content/home.ts', '[News](/news)', '[News](/feed.xml)');
  expect(checkContent(root)).toEqual([]);
  change('content/home.ts', '[News](/feed.xml)', '[News](/feeds.xml)');
  expect(checkContent(root)).toHaveLength(1);
});

test.each(['8-5-0', '16:9', 'Rank 5*', 'Seats [sold out]', 'Rebuilt in a week'])(
  'plain words may say “%s”',
  (words) => {
    change('content/home.ts', "title: 'Meetings'", `title: '${words}'`);
    expect(checkContent(root)).toEqual([]);
  },
);

test('a day without a type of its own is checked by its form', () => {
  const exceptions = "export const closed = [{ date: '2026-02-30' }];";
  writeFileSync(path.join(root, 'content', 'closed.ts'), exceptions);
  expect(checkContent(root)).toEqual([
    {
      file: 'content/closed.ts',
      line: 1,
      message: expect.stringContaining('There is no day “2026-02-30”') as string,
    },
  ]);
});

test('a season that is not listed is named, and one whose page would be another one', () => {
  const seasons = path.join(root, 'content', 'seasons');
  writeFileSync(
    path.join(seasons, '2026-nest.ts'),
    "export const nest = { name: 'NEST', path: '/about', kickoff: '2026-01-10' };\n",
  );
  expect(checkContent(root)).toEqual([
    {
      file: 'content/seasons/2026-nest.ts',
      line: 1,
      message:
        "content/seasons.ts does not list this season: there, import nest from './seasons/2026-nest', and add it to the list.",
    },
  ]);
  change('content/seasons.ts', 'import', "import { nest } from './seasons/2026-nest';\nimport");
  change('content/seasons.ts', '[hive]', '[hive, nest]');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/seasons/2026-nest.ts',
      line: 1,
      message: '“/about” is the path of another page already: each has its own.',
    },
  ]);
});

test('what stands for a fact in the file of a new season is named there, and nowhere else', () => {
  const file = 'content/seasons/2027-hive.ts';
  change(file, 'kickoff:', "robot: { name: '…' }, kickoff:");
  change('content/home.ts', meetings.original, "title: 'Meetings …',");
  expect(checkContent(root)).toEqual([
    { file, line: 1, message: expect.stringContaining('The … stands for what you know') as string },
  ]);
});

test('content may link to an article', () => {
  change('content/home.ts', '[News](/news)', '[kickoff](/news/rebuilt-kickoff)');
  expect(checkContent(root)).toEqual([]);
});

test('a missing picture is reported even if the folder is empty; then no name is suggested', () => {
  rmSync(path.join(root, 'content', 'pictures'), { recursive: true });
  expect(checkContent(root)).toContainEqual({
    file: 'content/home.ts',
    line: lineOf('content/home.ts', "file: 'hive.jpg'"),
    message: 'There is no picture “hive.jpg” in content/pictures.',
  });
});

test.each([
  ['IMG_2041.JPG', 'Rename this picture to img-2041.jpg.'],
  ['robot.jpeg', 'Rename this picture to robot.jpg.'],
  ['Unser Büro.png', 'Rename this picture to unser-b-ro.png.'],
  ['photo.heic', 'This is neither a .jpg nor a .png file: save the picture as one of them.'],
])('the picture “%s” is found before a build needs it', (name, message) => {
  writeFileSync(path.join(root, 'content', 'pictures', name), '');
  writeFileSync(path.join(root, 'content', 'pictures', 'notes.txt'), '');
  expect(checkContent(root)).toEqual([{ file: `content/pictures/${name}`, line: 1, message }]);
});

test('a picture that nothing uses is found', () => {
  writeFileSync(path.join(root, 'content', 'pictures', 'garden.jpg'), '');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/pictures/garden.jpg',
      line: 1,
      message:
        "No page shows this picture: write file: 'garden.jpg' where it belongs, or delete it.",
    },
  ]);
});

test('a missing shared picture is reported where it is named, not where it is shown', () => {
  const shared = "export const pictures = {\n  hive: { file: 'bees.jpg', alt: 'A bee' },\n};\n";
  writeFileSync(path.join(root, 'content', 'pictures.ts'), shared);
  change('content/home.ts', 'import', "import { pictures } from './pictures';\nimport");
  change('content/home.ts', 'slides: [', 'slides: [\n    pictures.hive,');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/pictures.ts',
      line: 2,
      message: expect.stringContaining('There is no picture “bees.jpg”') as string,
    },
  ]);
});

test('a misspelt type is reported once, without its consequences in other lines', () => {
  change('content/home.ts', 'satisfies HomeContent', 'satisfies HomeContnt');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/home.ts',
      line: lineOf('content/home.ts', 'satisfies HomeContnt'),
      message: expect.stringContaining('Did you mean “HomeContent”?') as string,
    },
  ]);
});

test('an unknown kind of mistake keeps the compiler’s message', () => {
  change('content/home.ts', "mailTo('Joining')", 'mailTo()');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/home.ts',
      line: lineOf('content/home.ts', 'mailTo()'),
      message: 'This does not fit: Expected 1 arguments, but got 0.',
    },
  ]);
});

test.each([
  ['in a list of another file', 'elsewhere', 'links: elsewhere,', 'content/zoo.ts', 2],
  ['in a list that holds another', 'elsewhere', 'links: [...elsewhere],', 'content/zoo.ts', 2],
  ['in what another file gives', 'another', 'links: [{ ...another }],', 'content/zoo.ts', 1],
])('a wrong link %s is reported in that file', (_, name, links, file, line) => {
  const link = "{ label: 'Contact', to: '/contct' }";
  const other = `export const another = ${link};\nexport const elsewhere = [${link}];\n`;
  writeFileSync(path.join(root, 'content', 'zoo.ts'), other);
  change('content/types/season.ts', 'links: Link[];', 'links: Link[]; more: Link[];');
  change('content/home.ts', 'links: [', `${links} more: [`);
  change('content/home.ts', 'import { team }', `import { ${name} } from './zoo';\nimport { team }`);
  const message = expect.stringContaining('Did you mean “/contact”?') as string;
  expect(checkContent(root)).toContainEqual({ file, line, message });
});

test('a page that is exported under another name is checked, too', () => {
  change('content/home.ts', 'export const home', 'const draft');
  change(
    'content/home.ts',
    '} satisfies HomeContent;',
    '} satisfies HomeContent;\nexport { draft as home };',
  );
  change('content/home.ts', meetings.original, "title: '',");
  expect(checkContent(root)).toEqual([
    { file: 'content/home.ts', line: 1, message: expect.stringContaining('empty') as string },
  ]);
});

test('a missing folder of articles is reported', () => {
  rmSync(path.join(root, 'content', 'news'), { recursive: true });
  expect(checkContent(root)).toEqual([
    {
      file: 'content/news',
      line: 1,
      message: expect.stringContaining('no such file or directory') as string,
    },
  ]);
});

test('an article that cannot be read is reported with its line', () => {
  change('content/news/first-meeting.md', 'title: We', 'titel: We');
  expect(checkContent(root)).toEqual([
    expect.objectContaining({
      file: 'content/news/first-meeting.md',
      line: expect.any(Number) as number,
    }),
  ]);
});

test('the links of a sample are checked in its file, whatever its id', () => {
  change('content/news/first-meeting.md', 'title:', 'id: another\ntitle:');
  expect(checkContent(root)).toEqual([]);
  change('content/news/first-meeting.md', '(/contact)', '(http://example.org)');
  expect(checkContent(root)).toEqual([
    expect.objectContaining({ file: 'content/news/first-meeting.md', line: 6 }),
  ]);
});

test('a sample whose id no address can have is reported in its file', () => {
  change('content/news/first-meeting.md', 'title:', 'id: index\ntitle:');
  expect(checkContent(root)).toEqual([
    {
      file: 'content/news/first-meeting.md',
      line: 1,
      message: expect.stringContaining('“index” cannot be an article’s address') as string,
    },
  ]);
});

test('a file that the site imports and that is gone is reported by its name', () => {
  writeFileSync(
    path.join(root, 'src', 'OutreachPage.tsx'),
    "import { outreach } from '../content/outreach';\nimport { team } from '../content/team';\n",
  );
  expect(checkContent(root)).toEqual([
    {
      file: 'content/outreach.ts',
      line: 1,
      message: 'The site needs this file. Was it renamed, or saved with another ending?',
    },
  ]);
});

test('a misspelt import is one mistake', () => {
  change('content/home.ts', "from './team'", "from './taem'");
  expect(checkContent(root)).toEqual([
    { file: 'content/home.ts', line: 3, message: 'There is no file ./taem to import from.' },
  ]);
});

test('two samples with one id are reported, because only one would be shown', () => {
  const sample = readFileSync(path.join(root, 'content/news/first-meeting.md'), 'utf8');
  const again = sample.replace('title:', 'id: first-meeting\ntitle:');
  writeFileSync(path.join(root, 'content/news/second.md'), again);
  expect(checkContent(root)).toEqual([
    {
      file: 'content/news/second.md',
      line: 1,
      message: expect.stringContaining('Another sample has the id “first-meeting”') as string,
    },
  ]);
});

test.each([
  'Follow @_robohornets_ and @_btw_',
  'https://www.youtube.com/watch?v=_ab_-cdefg',
  'Name: ___',
  'x < y and y > z',
  'It costs $(200)',
])('a text that only looks like code or emphasis is fine: %s', (text) => {
  change(meetings.file, meetings.original, `title: '${text}',`);
  expect(checkContent(root)).toEqual([]);
});

test('a link between samples must lead to one that exists', () => {
  change('content/news/first-meeting.md', '(/contact)', '(/news/first-meeting?from=here)');
  expect(checkContent(root)).toEqual([]);
  change('content/news/first-meeting.md', '/first-meeting?', '/first-metting?');
  expect(checkContent(root)).toEqual([
    expect.objectContaining({
      file: 'content/news/first-meeting.md',
      message: 'No sample has the id “first-metting”. Did you mean “/news/first-meeting”?',
    }),
  ]);
});

test('what editors wrote is not ours to correct: the copy of the real News stops no build', () => {
  const file = path.join(root, NEWS_BACKUP, 'article-0123456789abcdef.md');
  const text = '---\nid: "a.b"\ntitle: "A"\ndate: 2026-01-10T15:00:00.000Z\n---\n[x](http://x.org)';
  writeFileSync(file, text);
  expect(checkContent(root)).toEqual([]);
});

test.each([
  ['pulled-from.json', '<<<<<<< HEAD\n{"project":"a"}\n=======\n', 1],
  ['pulled-from.json', '{}', 1],
  ['document-0123456789abcdef.json', '{"name":"News/a",\n<<<<<<< HEAD\n', 1],
  ['document-0123456789abcdef.json', 'null', 1],
  ['document-0123456789abcdef.json', '{"name":"News/a","fields":{"title":null}}', 1],
  ['kickoff.md', '---\ntitle: A\n<<<<<<< HEAD\n---\n', 3],
])(
  'the copy of the real News is checked before a build needs it: %s with %j',
  (name, text, line) => {
    const file = `${NEWS_BACKUP}/${name}`;
    writeFileSync(path.join(root, file), text);
    expect(checkContent(root)).toEqual([{ file, line, message: expect.any(String) as string }]);
  },
);

test('content without a copy of the real News is complete', () => {
  rmSync(path.join(root, NEWS_BACKUP), { recursive: true });
  expect(checkContent(root)).toEqual([]);
});

describe('a build with problems in its content', () => {
  const { GITHUB_ACTIONS } = process.env;

  afterEach(() => {
    if (GITHUB_ACTIONS === undefined) delete process.env.GITHUB_ACTIONS;
    else process.env.GITHUB_ACTIONS = GITHUB_ACTIONS;
  });

  test.each([
    ['on a computer', '', 3],
    ['on GitHub, each once more for the changed line', 'true', 5],
  ])('stops and lists them all, %s', async (_where, onGitHub, lines) => {
    process.env.GITHUB_ACTIONS = onGitHub;
    change('content/home.ts', meetings.original, "title: '*Meetings*',");
    change('content/home.ts', "to: '/contact'", "to: '/kontact'");
    const { message } = await checkContentOrFail(root).then(
      () => ({ message: 'The build went on.' }),
      (error: Error) => error,
    );
    const messageLines = message.split('\n');
    expect(messageLines[0]).toBe('2 things to fix in content:');
    expect(messageLines.filter((line) => /^content\/home\.ts:\d+: /.test(line))).toHaveLength(2);
    expect(messageLines).toHaveLength(lines);
  });
});

test('a build without problems in its content goes on', async () => {
  await expect(checkContentOrFail(root)).resolves.toBeUndefined();
});

test('a problem is one line with file and line', () => {
  const problem = { file: 'content/home.ts', line: 12, message: 'A comma is missing.' };
  expect(formatProblem(problem, false)).toBe('content/home.ts:12: A comma is missing.');
});

test('in CI a problem also shows on the changed line of the pull request', () => {
  const problem = { file: 'content/home.ts', line: 12, message: '100% wrong,\nsadly' };
  expect(formatProblem(problem, true)).toBe(
    'content/home.ts:12: 100% wrong,\nsadly\n::error file=content/home.ts,line=12::100%25 wrong,%0Asadly',
  );
});

test('in CI a problem shows beside its file, whatever characters its name has', () => {
  const file = 'content/pictures/Team photo: 100%, Tulsa\r\n.jpg';
  expect(formatProblem({ file, line: 1, message: 'Rename it, please: 100%' }, true)).toContain(
    '\n::error file=content/pictures/Team photo%3A 100%25%2C Tulsa%0D%0A.jpg,line=1::Rename it, please: 100%25',
  );
});
