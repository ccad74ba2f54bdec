import { CUT } from './encodePicture';
import type { PictureManifest } from './makePictures';

/** Returns the source of src/generated/pictures.ts, which `<Picture>` reads. */
export function picturesModule({ pictures }: PictureManifest): string {
  const entries = mapEntries(pictures, ({ cuts: _, ...entry }) => entry);
  return `
import type { PictureEntry } from '../components/pictureEntry';

export const pictures: Record<string, PictureEntry> = ${JSON.stringify(entries, null, 2)};
`;
}

/** Returns the source of src/generated/animations.ts, which `<Animation>` reads. */
export function animationsModule({ animations }: PictureManifest): string {
  return `
/** Their public addresses, by file name. */
export const animations: Record<string, string> = ${JSON.stringify(animations, null, 2)};
`;
}

/** Returns the source of src/generated/pictureCuts.ts, which `<PictureCut>` reads. */
export function pictureCutsModule({ pictures }: PictureManifest): string {
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
