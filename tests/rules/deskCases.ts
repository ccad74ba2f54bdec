import { NOW, allowed, date, refused, values, without } from './case';
import type { Case, Fields } from './case';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '../../src/news/article';
import { entries, mistaken, others } from './users';

/** What an article is in the desk, and in its history. */
const text = { title: 'Kickoff', date, content: 'It *begins*.' };
const signed = { uid: 'editor', name: 'An editor' };
const draft: Fields = { ...text, ...signed, changed: NOW, state: 'draft', version: 0 };
const version: Fields = { ...text, ...signed, at: NOW, what: 'published' };

/** What a writer begins. */
const written: Fields = { ...draft, uid: 'writer', name: 'Wren', author: 'writer' };

/** Drafts that there are before the cases, and what each is that an own new one is not. */
const seededDrafts = {
  own: {},
  'own-ready': { ready: true },
  'own-noted': { uid: 'editor', name: 'An editor', note: 'Who won?' },
  'own-noted-too': { note: 'Who won?' },
  'own-kept': { note: 'Who won?' },
  'of-another': { uid: 'nameless writer', author: 'nameless writer' },
  'own-published': { state: 'published', version: 1 },
  'own-taken-down': { state: 'takenDown' },
  'own-of-version-1': { version: 1 },
  ...Object.fromEntries(mistaken.map((as) => [`of-${as}`, { uid: as, author: as }])),
} satisfies Record<string, Fields>;

/** What the editors and writers wrote before the cases. */
export const deskSeeded: Readonly<Record<string, Fields>> = {
  'Articles/read': { ...draft, changed: date, state: 'published', version: 1 },
  'Articles/kept': { ...draft, changed: date },
  'Articles/kept/versions/1': { ...version, at: date },
  ...Object.fromEntries(
    Object.entries(seededDrafts).map(([id, more]) => [
      `Articles/${id}`,
      { ...written, changed: date, ...more },
    ]),
  ),
};

const access: Case[] = [
  allowed('editor', 'get', 'Articles/read', 'reads a draft'),
  allowed('editor', 'list', 'Articles', 'lists the drafts'),
  allowed('editor', 'get', 'Articles/kept/versions/1', 'reads a version'),
  allowed('editor', 'list', 'Articles/kept/versions', 'lists the versions'),
  allowed('editor', 'create', 'Articles/new', 'saves a draft', draft),
  allowed('editor', 'create', 'Articles/new-untitled', 'saves one without words yet', {
    ...draft,
    title: '',
    content: '',
  }),
  allowed('editor', 'replace', 'Articles/read', 'changes an article', draft),
  allowed('editor', 'create', 'Articles/read/versions/2', 'adds a version', version),
  allowed('writer', 'get', 'Articles/kept', 'reads a draft'),
  allowed('writer', 'list', 'Articles', 'lists the drafts'),
  ...(['editor', 'writer'] as const).map((as) =>
    allowed(as, 'listGroup', 'versions', 'lists the versions of all articles'),
  ),
  ...others.flatMap((as) => [
    refused(as, 'listGroup', 'versions', 'lists the versions of all articles'),
    refused(as, 'get', 'Articles/kept', 'reads a draft'),
    refused(as, 'list', 'Articles', 'lists the drafts'),
    refused(as, 'get', 'Articles/kept/versions/1', 'reads a version'),
    refused(as, 'list', 'Articles/kept/versions', 'lists the versions'),
    refused(as, 'create', `Articles/by-${as}`, 'saves a draft', { ...draft, uid: as }),
    refused(as, 'replace', 'Articles/kept', 'changes an article', { ...draft, uid: as }),
    refused(as, 'create', `Articles/kept/versions/9`, 'adds a version', { ...version, uid: as }),
  ]),
  refused('editor', 'delete', 'Articles/kept', 'deletes what the desk knows'),
  refused('editor', 'change', 'Articles/kept/versions/1', 'changes a version', { at: NOW }),
  refused('editor', 'delete', 'Articles/kept/versions/1', 'deletes a version'),
];

const own = (action: 'create' | 'replace', id: string, does: string, more: Fields = {}) =>
  allowed('writer', action, `Articles/${id}`, does, { ...written, ...more });
const notOwn = (action: 'create' | 'replace', id: string, does: string, more: Fields = {}) =>
  refused('writer', action, `Articles/${id}`, does, { ...written, ...more });

/** What a writer may not make of a draft, whether it is a new one or one that is there. */
const beyondWriters: readonly (readonly [string, Fields])[] = [
  ['publishes', { state: 'published' }],
  ['takes down', { state: 'takenDown' }],
  ['deletes', { state: 'deleted' }],
  ['numbers', { version: 1 }],
  ['begins for another', { author: 'editor' }],
  ['begins for nobody', { author: undefined }],
  ['signs with another name', { name: 'An editor' }],
  ['signs for another', { uid: 'editor' }],
  ['writes a note on', { note: 'Well done.' }],
];

/** A field that is not to be there is left out. */
const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const writers: Case[] = [
  own('create', 'begun', 'begins an article'),
  own('create', 'begun-ready', 'begins one that is ready', { ready: true }),
  allowed('nameless writer', 'create', 'Articles/begun-nameless', 'begins an article', {
    ...written,
    uid: 'nameless writer',
    author: 'nameless writer',
    name: 'A writer',
  }),
  own('replace', 'own', 'marks an own one ready', { ready: true }),
  own('replace', 'own-ready', 'goes on with what was ready'),
  own('replace', 'own-noted', 'keeps the note', { note: 'Who won?' }),
  own('replace', 'own-noted-too', 'has seen to the note', { ready: true }),
  ...beyondWriters.flatMap(([does, more], index) => [
    refused('writer', 'create', `Articles/not-begun-${index}`, `${does} a new article`, {
      ...present({ ...written, ...more }),
    }),
    refused('writer', 'replace', 'Articles/own-kept', `${does} an own one`, {
      ...present({ ...written, ...more }),
    }),
  ]),
  ...mistaken.flatMap((as) => {
    const { name = 'A writer' } = entries[as] as { name?: string };
    const fields = { ...written, uid: as, author: as, name };
    return [
      refused(as, 'create', `Articles/begun-by-${as}`, 'begins an article', fields),
      refused(as, 'replace', `Articles/of-${as}`, 'changes an own article', fields),
      refused(as, 'get', 'Articles/kept', 'reads a draft'),
      refused(as, 'create', `News/by-${as}`, 'posts an article', text),
    ];
  }),
  notOwn('create', 'with-more', 'adds a field to a new article', { email: 'writer@example.org' }),
  notOwn('replace', 'own-kept', 'adds a field to an own one', { email: 'writer@example.org' }),
  notOwn('create', 'read-in-news', 'begins one at an address of the site'),
  notOwn('replace', 'of-another', 'takes an article from another'),
  refused('writer', 'change', 'Articles/of-another', "changes another's article", {
    ...{ content: 'Mine', uid: 'writer', name: 'Wren', changed: NOW },
  }),
  notOwn('replace', 'own-published', 'takes an own one off the site'),
  notOwn('replace', 'own-taken-down', 'takes back what is taken down'),
  notOwn('replace', 'own-of-version-1', 'makes a published one new'),
  notOwn('replace', 'kept', "changes an editor's article"),
  refused('writer', 'delete', 'Articles/own-kept', 'deletes an own article'),
  refused('writer', 'create', 'Articles/own-kept/versions/1', 'adds a version', {
    ...version,
    uid: 'writer',
  }),
  allowed('editor', 'replace', 'Articles/own-kept', 'sends a draft back', {
    ...draft,
    author: 'writer',
    note: 'And the score?',
  }),
  refused('editor', 'replace', 'Articles/kept', 'adds a field later', { ...draft, email: 'e' }),
  refused('editor', 'replace', 'Articles/of-another', 'takes an article from its writer', draft),
  refused('editor', 'replace', 'Articles/of-another', 'gives it to another', {
    ...draft,
    author: 'writer',
  }),
];

const forms: Case[] = [
  refused('editor', 'create', 'Articles/two words', 'uses another address', draft),
  refused('editor', 'create', 'Articles/INDEX', 'uses the address of the list', draft),
  ...['0', '01', '-1', 'one', '1a', '1'.repeat(10)].map((n) =>
    refused('editor', 'create', `Articles/kept/versions/${n}`, `numbers a version ${n}`, version),
  ),
];

const notNumber = [null, '1', true, date, [1]];
const nonTexts = [null, 7, true, date, ['draft'], {}];

/** The fields that an article and a version share. */
const shared = (path: string, whole: Fields): Case[] => [
  ...values(path, whole, 'title', {
    allowed: ['', 'x'.repeat(MAX_TITLE_LENGTH)],
    refused: ['x'.repeat(MAX_TITLE_LENGTH + 1), ...nonTexts],
  }),
  ...values(path, whole, 'content', {
    allowed: ['', 'x'.repeat(MAX_CONTENT_LENGTH)],
    refused: ['x'.repeat(MAX_CONTENT_LENGTH + 1), ...nonTexts],
  }),
  ...values(path, whole, 'date', { refused: [null, '2026-01-10', 7] }),
  ...values(path, whole, 'uid', { refused: ['stranger', '', ...nonTexts] }),
  ...values(path, whole, 'name', {
    allowed: ['N', 'n'.repeat(100)],
    refused: ['', 'n'.repeat(101), ['A name'], ...nonTexts],
  }),
  ...Object.keys(whole).map((field) =>
    refused(
      'editor',
      'create',
      path.replace('*', `no-${field}`),
      `leaves out the ${field} in ${path}`,
      without(whole, field),
    ),
  ),
  refused('editor', 'create', path.replace('*', 'more'), `adds a field to ${path}`, {
    ...whole,
    email: 'editor@example.org',
  }),
];

const fields: Case[] = [
  ...shared('Articles/*', draft),
  ...shared('Articles/*/versions/1', version),
  ...values('Articles/*', draft, 'changed', { refused: [date, null, 7] }),
  ...values('Articles/*', draft, 'state', {
    allowed: ['published', 'changed', 'takenDown', 'deleted'],
    refused: ['', 'Draft', 'gone', ...nonTexts],
  }),
  ...values('Articles/*', draft, 'version', { allowed: [1], refused: [-1, 1.5, ...notNumber] }),
  ...values('Articles/*', draft, 'author', { allowed: ['writer'], refused: [null, 7, ['writer']] }),
  ...values('Articles/*', draft, 'ready', { allowed: [true], refused: [null, 'yes', 1] }),
  ...values('Articles/*', draft, 'note', {
    allowed: ['', 'x'.repeat(300)],
    refused: ['x'.repeat(301), ...nonTexts],
  }),
  ...values('Articles/*/versions/1', version, 'at', { refused: [date, null, 7] }),
  ...values('Articles/*/versions/1', version, 'what', {
    allowed: ['changed', 'takenDown', 'deleted', 'found', 'written'],
    refused: ['', 'draft', ...nonTexts],
  }),
];

/** What the rules promise about the desk, one request at a time. */
export const deskCases: readonly Case[] = [...access, ...writers, ...forms, ...fields];
