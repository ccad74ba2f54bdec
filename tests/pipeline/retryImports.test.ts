import { retryImports } from '../../src/pipeline/retryImports';

/** What Parcel 2.16 writes, in short, around two modules: one that fails at first, and one that does not. */
const parcelRuntime = (loads: string) =>
  `var l={},o={},i=function(e){if(e in l)return l[e].exports;if(e in o){var t=o[e];delete o[e];var n={id:e,exports:{}};return l[e]=n,t.call(n.exports,n,n.exports),n.exports}throw Error(e)};${loads}`;

const run = (script: string) =>
  // What the test is about is a script, which only its own text can be run from.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('fetchCode', script) as (fetchCode: () => unknown) => (id: string) => unknown;

const modules = parcelRuntime(
  'o.late=function(e){e.exports=fetchCode()};o.plain=function(e,x){x.a={}};return i',
);

test('a failed import is retried, a successful one is not', async () => {
  const fetchCode = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const load = run(retryImports(modules))(fetchCode);
  await expect(load('late')).rejects.toThrow('gone');
  expect(await load('late')).toBe('code');
  expect(await load('late')).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(load('plain')).toBe(load('plain'));
});

test('the script of another version of Parcel is reported, with what to do', () => {
  expect(() => retryImports('var l={};')).toThrow('src/pipeline/retryImports.ts');
});
