import { loadOnce } from '../lib/memoize';
import { COLLECTIONS, restAddress } from './databaseSettings';
import type { DatabaseSettings } from './databaseSettings';

/**
 * Shows a picture that the build has not got yet as the database has it, which is asked once. Where it has none, or
 * what it has is no picture, the picture's words stand in its place; one without words, on a card, is hidden.
 */
export async function showStoredPicture(
  image: HTMLImageElement,
  database: DatabaseSettings,
): Promise<void> {
  const { picture: id = '' } = image.dataset;
  const frame = image.closest('picture');
  // Browsers mark where a picture has failed to load, even one without words.
  image.style.visibility = image.alt ? '' : 'hidden';
  const wanted = restAddress(database, `${COLLECTIONS.pictures}/${id}`).href;
  const wasAsked = image.src.startsWith('data:');
  const address = wasAsked ? undefined : await askFor(wanted).catch(() => undefined);
  if (address === undefined) {
    // On a card, where it has no words, the picture belongs to React.
    if (image.alt) frame?.replaceWith(image.alt);
    return;
  }
  image.style.visibility = '';
  frame?.querySelectorAll('source').forEach((source) => source.remove());
  image.src = address;
}

/** Returns the picture at an address of the database; undefined where there is none. */
const askFor = loadOnce(async (address: string) => {
  const response = await fetch(address);
  const { fields } = (await response.json()) as {
    readonly fields?: {
      readonly type?: { readonly stringValue?: string };
      readonly bytes?: { readonly bytesValue?: string };
    };
  };
  const type = fields?.type?.stringValue ?? '';
  return /^image\/(webp|jpeg)$/.test(type)
    ? `data:${type};base64,${fields?.bytes?.bytesValue ?? ''}`
    : undefined;
});
