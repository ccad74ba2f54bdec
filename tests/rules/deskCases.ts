import { NOW, allowed, date, refused, values, without } from './case';
import type { Case, Fields } from './case';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '../../src/news/article';
import type { User } from './users';

/** What an article is in the desk, and in its history. */
const text = { title: 'Kickoff', date, content: 'It *begins*.' };
const signed = { uid: 'editor', name: 'An editor' };
const draft: Fields = { ...text, ...signed, changed: NOW, state: 'draft', version: 0 };
const version: Fields = { ...text, ...signed, at: NOW, what: 'published' };

/** What the editors wrote before the cases. */
export const deskSeeded: Readonly<Record<string, Fields>> = {
  'Articles/read': { ...draft, changed: date, state: 'published', version: 1 },
  'Articles/kept': { ...draft, changed: date },
  'Articles/kept/versions/1': { ...version, at: date },
};

const others: readonly User[] = ['visitor', 'stranger', 'nameless', 'unverified'];

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
  ...others.flatMap((as) => [
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
  refused('editor', 'listGroup', 'versions', 'lists the versions of all articles'),
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
  ...values('Articles/*/versions/1', version, 'at', { refused: [date, null, 7] }),
  ...values('Articles/*/versions/1', version, 'what', {
    allowed: ['changed', 'takenDown', 'deleted', 'found'],
    refused: ['', 'draft', ...nonTexts],
  }),
];

/** What the rules promise about the desk, one request at a time. */
export const deskCases: readonly Case[] = [...access, ...forms, ...fields];
