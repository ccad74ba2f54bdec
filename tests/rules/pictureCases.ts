import { allowed, date, refused, without } from './case';
import type { Case, Fields } from './case';
import { others } from './users';

const bytes = (count: number) => Buffer.alloc(count);
const SIZE = '1600x1067';
const picture: Fields = { bytes: bytes(9), type: 'image/webp', width: 1600, height: 1067 };

/** The pictures that there are before the cases. */
export const seededPictures: Readonly<Record<string, Fields>> = Object.fromEntries(
  ['read', 'kept', 'gone'].map((id) => [`Pictures/20271009-${id}-${SIZE}`, picture]),
);

const kept = `Pictures/20271009-kept-${SIZE}`;

let made = 0;
const newPath = (size = SIZE) =>
  `Pictures/20271009-${(made++).toString().padStart(4, '0')}-${size}`;

const refusedWith = (does: string, changed: Fields, size?: string) =>
  refused('editor', 'create', newPath(size), does, { ...picture, ...changed });

/** What the rules promise about pictures, one request at a time. */
export const pictureCases: readonly Case[] = [
  allowed('visitor', 'get', `Pictures/20271009-read-${SIZE}`, 'sees a picture'),
  ...(['writer', 'editor'] as const).flatMap((as) => [
    allowed(as, 'list', 'Pictures', 'lists the pictures'),
    allowed(as, 'create', newPath(), 'adds a picture', picture),
  ]),
  refused('writer', 'delete', kept, 'removes a picture'),
  allowed('editor', 'create', newPath('9x12'), 'adds a JPEG of the greatest size', {
    ...{ width: 9, height: 12, type: 'image/jpeg' },
    bytes: bytes(716_800),
  }),
  allowed('editor', 'delete', `Pictures/20271009-gone-${SIZE}`, 'removes a picture for good'),
  ...others.flatMap((as) => [
    refused(as, 'list', 'Pictures', 'lists the pictures'),
    refused(as, 'create', newPath(), 'adds a picture', picture),
    refused(as, 'delete', kept, 'removes a picture'),
  ]),
  refused('editor', 'replace', kept, 'replaces a picture', picture),
  refused('editor', 'change', kept, 'changes a picture', { type: 'image/jpeg' }),
  ...['2027109-abcd', '20271009-ABCD', '20271009-abcde', 'x20271009-abcd', 'kickoff-abcd'].map(
    (id) => refused('editor', 'create', `Pictures/${id}-${SIZE}`, `names a picture ${id}`, picture),
  ),
  refusedWith('names it with another size', {}, '1600x1066'),
  refusedWith('adds one that is too big', { bytes: bytes(716_801) }),
  ...[null, 'abc', [1, 2]].map((value) =>
    refusedWith(`gives ${JSON.stringify(value)} for its bytes`, { bytes: value }),
  ),
  ...['image/svg+xml', 'text/html', '', null].map((type) =>
    refusedWith(`adds one of the type ${type}`, { type }),
  ),
  ...(['width', 'height'] as const).map((side) =>
    refusedWith(`gives a ${side} in words`, { [side]: String(picture[side]) }),
  ),
  ...Object.keys(picture).map((field) =>
    refused('editor', 'create', newPath(), `leaves out the ${field}`, without(picture, field)),
  ),
  refusedWith('says where it was taken', { place: 'Tulsa', date }),
];
