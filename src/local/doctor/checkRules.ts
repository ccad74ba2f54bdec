import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FirebaseFile {
  readonly firestore?: { readonly rules?: string };
}

/**
 * Returns where the database's rules are. Throws an Error when firebase.json names none that can be read,
 * or rules of another version than 2.
 */
export function checkRules(root: string): string {
  const settings = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseFile;
  const file = settings.firestore?.rules;
  if (!file) throw new Error('firebase.json names no file under firestore.rules');
  const rules = readFileSync(join(root, file), 'utf8');
  if (!rules.startsWith("rules_version = '2';")) {
    throw new Error(`${file} does not begin with rules_version = '2';`);
  }
  return `${file}, of version 2`;
}
