import { statfs } from 'node:fs/promises';

/** About twice what a build with its pictures, the caches and the builds of the tests take. */
const NEEDED_BYTES = 1e9;

/** Returns how much disk space is left for the project. Throws an Error when it is too little. */
export async function checkSpace(root: string, needed = NEEDED_BYTES): Promise<string> {
  const { bavail, bsize } = await statfs(root);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free`;
  if (bavail * bsize < needed) {
    throw new Error(
      `${free}, but a build with its tests needs ${needed / 1e9} GB: free up some disk space`,
    );
  }
  return free;
}
