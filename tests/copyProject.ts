import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const project = join(__dirname, '..');

/** Copies what commands need of the project into a new folder, in which they may write, and returns that. */
export function copyProject(scratch: string): string {
  const root = mkdtempSync(join(scratch, 'project-'));
  for (const part of ['src', 'content', 'package.json']) {
    cpSync(join(project, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}
