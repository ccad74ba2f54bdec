import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Documents, toVersion } from './documents';
import type { StoredDocument } from './documents';
import { parseFields } from './fields';
import { asArray, asObject, invalid, parseJson } from './googleError';
import { documentName } from './names';

/**
 * Returns the documents of a file; none when there is no such file. Throws an Error of one sentence
 * when the file is not one that `saveToFile` wrote.
 */
export function readDocuments(file: string): Documents {
  if (!existsSync(file)) return new Documents();
  try {
    const saved = asObject(parseJson(readFileSync(file, 'utf8'), 'It'), 'It');
    return new Documents(asArray(saved.documents, 'documents').map(savedDocument));
  } catch (error) {
    throw new Error(
      `${file} is not a file of the local database (${(error as Error).message}) Delete it to start anew.`,
      { cause: error },
    );
  }
}

function savedDocument(raw: unknown): StoredDocument {
  const { fields, ...saved } = asObject(raw, 'A document');
  const name = documentName(saved.name);
  const timeOf = (key: 'createTime' | 'updateTime') => {
    const version = toVersion(saved[key]);
    if (version !== undefined) return version;
    throw invalid(`${key} of ${name} must be a time, such as 2026-01-10T15:00:00Z.`);
  };
  return {
    name,
    fields: parseFields(fields),
    createTime: timeOf('createTime'),
    updateTime: timeOf('updateTime'),
  };
}

/**
 * Writes all documents to a file after every change, atomically, so that a crash leaves either the
 * old file or the new one. Changes made during a write share the next one; a write that fails is
 * reported on the console and retried at the next change. Returns a function that stops this and
 * resolves once everything is written.
 */
export function saveToFile(documents: Documents, file: string): () => Promise<void> {
  let isStale = false;
  let writing: Promise<void> | undefined;
  const unsubscribe = documents.subscribe(() => {
    isStale = true;
    writing ??= write();
  });

  async function write(): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      while (isStale) {
        isStale = false;
        await writeFile(`${file}.new`, JSON.stringify({ documents: documents.all() }, null, 1));
        await rename(`${file}.new`, file);
      }
    } catch (error) {
      console.error(`The local database could not write ${file}: ${(error as Error).message}`);
    } finally {
      writing = undefined;
    }
  }

  return async () => {
    unsubscribe();
    await writing;
  };
}
