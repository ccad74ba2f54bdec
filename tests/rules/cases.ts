import { ARTICLE_FIELDS, MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '../../src/news/article';
import { allowed, date, refused, shown, values, without } from './case';
import type { Case, Fields } from './case';
import { deskCases, deskSeeded } from './deskCases';
import { pictureCases, seededPictures } from './pictureCases';
import { others } from './users';

export const article: Fields = { title: 'Kickoff', date, content: 'It *begins*.' };

/** What lies in the database before the cases: what is changed, deleted and read. */
export const seeded: Readonly<Record<string, Fields>> = {
  'News/read': article,
  'News/replaced': article,
  'News/changed': article,
  'News/kept': article,
  'News/read-in-news': article,
  'News/deleted': article,
  'News/of an older time': article,
  'News/with more': { ...article, author: 'a robot' },
  'News/with-more': { ...article, author: 'a robot' },
  'News/to-mend': { ...article, author: 'a robot' },
  'News/read/comments/first': { text: 'Well done' },
  'settings/site': { isOpen: true },
  ...deskSeeded,
  ...seededPictures,
};

const reading: Case[] = [
  ...(['visitor', 'stranger', 'editor'] as const).flatMap((as): Case[] => [
    { name: `${as} reads an article`, as, action: 'get', path: 'News/read', isAllowed: true },
    { name: `${as} lists the News`, as, action: 'list', path: 'News', isAllowed: true },
  ]),
  allowed('visitor', 'get', 'News/no-such-article', 'asks for an article that is not there'),
  refused('visitor', 'get', 'news/read', 'reads a collection of another name'),
  refused('visitor', 'get', 'News/read/comments/first', 'reads below an article'),
  refused('visitor', 'listGroup', 'News', 'lists every collection called News'),
  refused('visitor', 'get', 'settings/site', 'reads another collection'),
  refused('editor', 'list', 'settings', 'lists another collection'),
];

const writing: Case[] = [
  allowed('editor', 'create', 'News/created', 'posts an article', article),
  allowed('editor', 'replace', 'News/replaced', 'replaces an article', {
    ...article,
    title: 'Again',
  }),
  allowed('editor', 'change', 'News/changed', 'changes a title', { title: 'Kickoff day' }),
  allowed('editor', 'delete', 'News/deleted', 'deletes an article'),
  allowed('editor', 'delete', 'News/of an older time', 'deletes an article with an odd id'),
  allowed('editor', 'delete', 'News/with more', 'deletes what is no article'),
  ...[...others, 'writer' as const].flatMap((as) => [
    refused(as, 'create', `News/by-${as}`, 'posts an article', article),
    refused(as, 'change', 'News/kept', 'changes an article', { title: 'Mine' }),
    refused(as, 'delete', 'News/kept', 'deletes an article'),
  ]),
  refused('editor', 'create', 'settings/new', 'writes another collection', article),
  refused('editor', 'change', 'settings/site', 'changes another collection', { isOpen: false }),
  refused('editor', 'delete', 'settings/site', 'deletes from another collection'),
  refused('editor', 'create', 'news/lower', 'posts to a collection of another name', article),
  refused('editor', 'create', 'News/read/comments/new', 'writes below an article', article),
  refused('editor', 'delete', 'News/read/comments/first', 'deletes below an article'),
];

const editors: Case[] = [
  allowed('editor', 'get', 'editors/editor', 'reads their own entry'),
  allowed('stranger', 'get', 'editors/stranger', 'learns that they have no entry'),
  ...(['visitor', 'stranger', 'unverified'] as const).map((as) =>
    refused(as, 'get', 'editors/editor', "reads an editor's entry"),
  ),
  refused('editor', 'get', 'editors/unverified', "reads another editor's entry"),
  allowed('writer', 'get', 'editors/writer', 'reads their own entry'),
  refused('writer', 'change', 'editors/writer', 'makes an editor of themselves', {
    role: undefined,
  }),
  ...(['visitor', 'stranger', 'writer', 'editor'] as const).flatMap((as) => [
    refused(as, 'list', 'editors', 'lists the editors'),
    refused(as, 'create', `editors/${as === 'visitor' ? 'somebody' : `${as}-2`}`, 'adds one', {}),
  ]),
  refused('stranger', 'create', 'editors/stranger', 'makes an editor of themselves', {}),
  refused('editor', 'change', 'editors/editor', 'changes their own entry', { since: date }),
  refused('editor', 'delete', 'editors/editor', 'deletes their own entry'),
  refused('editor', 'delete', 'editors/unverified', "deletes another editor's entry"),
];

const ids: Case[] = [
  ...['a', 'A-z_09', '-', '7'.repeat(128)].map((id) =>
    allowed('editor', 'create', `News/${id}`, `uses the id ${shown(id)}`, article),
  ),
  ...[
    'x'.repeat(129),
    'two words',
    'a.b',
    'a%2Fb',
    'caf\u00e9',
    '\u202eabc',
    '\u{1f41d}',
    'a\n',
    '~',
    'index',
    'Index',
  ].map((id) => refused('editor', 'create', `News/${id}`, `uses the id ${shown(id)}`, article)),
  refused('editor', 'change', 'News/of an older time', 'changes an article with an odd id', {
    title: 'Kept in use',
  }),
];

// What the rules let in, the site shows whole: the limits are the same.
const titles = {
  allowed: ['A', 'x'.repeat(MAX_TITLE_LENGTH), '\u00fc'.repeat(MAX_TITLE_LENGTH)],
  refused: ['', 'x'.repeat(MAX_TITLE_LENGTH + 1)],
};
const contents = {
  allowed: ['', 'x'.repeat(MAX_CONTENT_LENGTH), '\u2713'.repeat(MAX_CONTENT_LENGTH)],
  refused: ['x'.repeat(MAX_CONTENT_LENGTH + 1)],
};
const nonTexts = [null, 7, true, date, ['Kickoff'], [], { en: 'Kickoff' }];
const notTime = [null, '2026-01-10T15:00:00Z', 1_768_057_200_000, [date], { seconds: 0 }];

const fields: Case[] = [
  ...values('News/*', article, 'title', { ...titles, refused: [...titles.refused, ...nonTexts] }),
  ...values('News/*', article, 'content', {
    ...contents,
    refused: [...contents.refused, ...nonTexts],
  }),
  ...values('News/*', article, 'date', { allowed: [new Date(0)], refused: notTime }),
  ...ARTICLE_FIELDS.flatMap((field) => [
    refused(
      'editor',
      'create',
      `News/no-${field}`,
      `leaves out the ${field}`,
      without(article, field),
    ),
    refused('editor', 'change', 'News/kept', `takes away the ${field}`, { [field]: undefined }),
  ]),
  refused('editor', 'create', 'News/author', 'adds a field', { ...article, author: 'a robot' }),
  refused('editor', 'change', 'News/kept', 'adds a field later', { author: 'a robot' }),
  refused('editor', 'change', 'News/with-more', 'changes what has a field too many', {
    title: 'T',
  }),
  allowed('editor', 'replace', 'News/to-mend', 'mends what has a field too many', article),
];

/** Everything that the rules promise, one request at a time. */
export const cases: readonly Case[] = [
  ...reading,
  ...writing,
  ...editors,
  ...ids,
  ...fields,
  ...deskCases,
  ...pictureCases,
];
