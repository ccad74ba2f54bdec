import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();

const PICTURES = ['field.jpg', 'hive.jpg', 'kickoff.avif', 'kickoff.webp', 'kickoff.gif'];
/** Any picture that is large enough: nobody looks at it. */
const PICTURE = join('content', 'pictures', 'brand', 'og-background.jpg');
const ARTICLE = `---
title: We have met
date: 2025-09-10T15:40:00-05:00
---
Come along. [Write to us](/contact).
`;

/**
 * A folder with content of its own, where a test may look for mistakes and make some: what the real
 * content says is free to change. Its pages are those of the site. With `again`, it takes the place of one
 * that was made before: what is the same in both is compiled once.
 */
export function createProject(again?: string): string {
  const root = again ?? mkdtempSync(join(scratch, 'project-'));
  rmSync(root, { recursive: true });
  cpSync(join(__dirname, 'contentFixture'), join(root, 'content'), { recursive: true });
  for (const folder of ['pictures', 'news', 'news-backup'])
    mkdirSync(join(root, 'content', folder));
  for (const file of [...PICTURES, 'kickoff-still.jpg']) {
    cpSync(PICTURE, join(root, 'content', 'pictures', file));
  }
  writeFileSync(join(root, 'content', 'news', 'first-meeting.md'), ARTICLE);
  cpSync(join('src', 'routes.ts'), join(root, 'src', 'routes.ts'));
  return root;
}
