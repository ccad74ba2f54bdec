import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns where content's modules name a picture, such as `content/home.ts:12`; undefined if none does. */
export async function findPictureUse(
  content: string,
  picture: string,
): Promise<string | undefined> {
  const entries = await readdir(content, { recursive: true });
  for (const module of entries.filter((entry) => entry.endsWith('.ts')).sort()) {
    const lines = (await readFile(join(content, module), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes(`'${picture}'`));
    if (line >= 0) return `content/${module.replaceAll('\\', '/')}:${line + 1}`;
  }
  return undefined;
}
