import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { light } from '../../src/theme/color';

const orange = light.signal;

test('the orange of the brand is written in one line of the theme, and else only in drawings', () => {
  const lines = ['src', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|cjs|html|json)$/.test(path) && !path.startsWith('generated'))
      .flatMap((path) =>
        readFileSync(join(folder, path), 'utf8')
          .split('\n')
          .filter((line) => line.toLowerCase().includes(orange))
          .map((line) => `${folder}/${path}: ${line.trim()}`),
      ),
  );
  expect(lines).toEqual([`src/theme/color.ts: signal: '${orange}',`]);
});

test('the mark has the orange of the theme, or must be drawn again', () => {
  const mark = readFileSync('content/pictures/brand/hornet-mark.svg', 'utf8');
  expect(mark.toLowerCase()).toContain(orange);
});
