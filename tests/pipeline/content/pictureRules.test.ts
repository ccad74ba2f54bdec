import { join } from 'node:path';
import { turnRule, videoRule } from '../../../src/pipeline/content/pictureRules';
import { reportsOf } from './reportsOf';

const problemsOf = (value: unknown) => reportsOf(videoRule, { path: ['video'], value });
const video = (id: unknown) => ({ title: 'Safety', poster: { file: 'a.jpg', alt: 'A robot' }, id });

test.each([
  [video('dQw4w9WgXc_')],
  [video(undefined)],
  [{ id: 'build-season-2026' }],
  ['a text'],
  [null],
])('%j is fine', (value) => {
  expect(problemsOf(value)).toEqual([]);
});

test.each(['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXc', ''])('“%s” is no video id', (id) => {
  expect(problemsOf(video(id))).toEqual([
    { field: 'id', message: expect.stringContaining(`“${id}” is not the id of a video`) as string },
  ]);
});

test.each([
  ['roomba', []],
  ['rumba', ['There is no folder content/pictures/turn/rumba.']],
])('a robot that can be turned has its drawings (%s)', (folder, messages) => {
  const root = join(__dirname, '..', '..', '..');
  const reports = reportsOf(turnRule(root), { path: ['turn'], value: { folder, from: 0 } });
  expect(reports.map(({ message }) => message)).toEqual(messages);
});
