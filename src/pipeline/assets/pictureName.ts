/** Returns whether a file is a picture of which widths and formats can be made. */
export const isMaster = (name: string) => /\.(jpg|png)$/.test(name);

/** Returns whether a file is a moving picture, which is published as it is. */
export const isMoving = (name: string) => /\.(avif|webp|gif)$/.test(name);

/** Returns whether the name says that the file is a picture, of whatever format. */
export const isAnyPicture = (name: string) =>
  /\.(jpe?g|jfif|png|avif|webp|gif|svg|tiff?|bmp|heic|heif|psd)$/i.test(name);

const OTHER_ENDING = /\.(jpe?g|jfif|png)$/i;
const WELL_NAMED = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/;

/** Returns what to do about the name of a picture in content/pictures; undefined when it is fine. */
export function findNameProblem(name: string): string | undefined {
  if (!isMaster(name) && !isMoving(name) && !OTHER_ENDING.test(name)) {
    return 'This is neither a .jpg nor a .png file: save the picture as one of them.';
  }
  const isFine = WELL_NAMED.test(name) && !/\.(jpeg|jfif)$/.test(name);
  return isFine ? undefined : `Rename this picture to ${suggestName(name)}.`;
}

function suggestName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.(.*)$/.exec(name.toLowerCase()) ?? [];
  const words = stem.match(/[a-z0-9]+/g) ?? ['picture'];
  return `${words.join('-')}.${/^(jpeg|jfif)$/.test(ending) ? 'jpg' : ending}`;
}
