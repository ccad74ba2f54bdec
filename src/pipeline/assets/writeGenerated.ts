import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CUT } from './encodePicture';
import type { FontManifest } from './makeFonts';
import type { PictureManifest } from './makePictures';

/** Writes src/generated, whose path is `folder`: what the site must know of its pictures and fonts. */
export async function writeGenerated(
  folder: string,
  { pictures, animations, fontFaces }: PictureManifest & FontManifest,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, source: string) => writeChanged(join(folder, name), source);
  await write('fonts.ts', fontsModule(fontFaces));
  await write('pictures.ts', picturesModule(pictures));
  await write('animations.ts', animationsModule(animations));
  await write('pictureCuts.ts', pictureCutsModule(pictures));
}

/** Writes a module. Leaves an unchanged one alone, so that no watcher is triggered. */
async function writeChanged(file: string, source: string): Promise<void> {
  const finished = `// Made by src/pipeline/assets; changes here are lost.\n${source}`;
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== finished) await writeFile(file, finished);
}

function fontsModule(fontFaces: FontManifest['fontFaces']): string {
  return `
export const fontFaces: string = ${JSON.stringify(fontFaces)};
`;
}

function picturesModule(pictures: PictureManifest['pictures']): string {
  const entries = mapEntries(pictures, ({ cuts: _, ...entry }) => entry);
  return `
import type { PictureEntry } from '../components/pictureFiles';

export const pictures: Record<string, PictureEntry> = ${JSON.stringify(entries, null, 2)};
`;
}

function animationsModule(animations: PictureManifest['animations']): string {
  return `
/** Their public addresses, by file name. */
export const animations: Record<string, string> = ${JSON.stringify(animations, null, 2)};
`;
}

function pictureCutsModule(pictures: PictureManifest['pictures']): string {
  const cuts = mapEntries(pictures, (entry) => entry.cuts);
  return `
/** The widths of the parts that are cut out of pictures for phones. */
export const cutWidths = ${JSON.stringify(CUT.widths)};

/** By picture: the focuses around which a part is cut out. */
export const pictureCuts: Record<string, number[]> = ${JSON.stringify(cuts, null, 2)};
`;
}

function mapEntries<Entry, Other>(entries: Record<string, Entry>, map: (entry: Entry) => Other) {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, map(entry)]));
}
