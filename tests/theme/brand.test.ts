import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
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

test('the drawings of the brand have the orange of the theme, or must be drawn again', async () => {
  const folder = 'content/pictures/brand';
  const drawings = readdirSync(folder).filter((name) => /\.(svg|png)$/.test(name));
  const toDraw: string[] = [];
  for (const name of drawings) {
    const file = join(folder, name);
    const isRight = name.endsWith('.svg')
      ? isColoredRight(readFileSync(file, 'utf8'))
      : (await shareOfOrange(file)) > 0.1;
    if (!isRight) toDraw.push(file);
  }
  expect(drawings.length).toBeGreaterThan(5);
  expect(toDraw).toEqual([]);
});

/** True also for a drawing that takes the color of the words around it. */
function isColoredRight(svg: string): boolean {
  return !/#[0-9a-f]{3}/i.test(svg) || svg.toLowerCase().includes(orange);
}

async function shareOfOrange(file: string): Promise<number> {
  const pixels = (await sharp(file).removeAlpha().raw().toBuffer()).toString('hex').match(/.{6}/g)!;
  return pixels.filter((pixel) => `#${pixel}` === orange).length / pixels.length;
}
