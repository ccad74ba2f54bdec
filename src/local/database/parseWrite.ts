import type { Edit, StoredDocument } from './documents';
import { fieldAt, parseFieldPath, parseFields, withField } from './fields';
import { asArray, asObject, GoogleError, invalid } from './googleError';
import type { JsonObject } from './googleError';
import { documentName } from './names';

/**
 * Turns one write of the protocol (an update with or without a mask, or a delete, with or without a
 * condition) into an edit. Throws INVALID_ARGUMENT for a malformed write; the edit itself throws
 * when its condition does not hold.
 */
export function parseWrite(raw: unknown): Edit {
  const write = asObject(raw, 'A write');
  const check = precondition(write.currentDocument);
  if (write.delete !== undefined) {
    const name = documentName(write.delete);
    return { name, apply: (before) => void check(before, name) };
  }
  if (write.update === undefined) throw invalid('A write must have "update" or "delete".');
  const update = asObject(write.update, 'update');
  const name = documentName(update.name);
  const fields = parseFields(update.fields);
  const mask = maskPaths(write.updateMask);
  const times = requestTimePaths(write.updateTransforms);
  return {
    name,
    apply: (before, time) => {
      check(before, name);
      const merged = mask
        ? mask.reduce(
            (made, path) => withField(made, path, fieldAt(fields, path)),
            before?.fields ?? {},
          )
        : fields;
      return times.reduce((made, path) => withField(made, path, { timestampValue: time }), merged);
    },
  };
}

function maskPaths(mask: unknown): string[][] | undefined {
  if (mask === undefined) return undefined;
  return asArray(asObject(mask, 'updateMask').fieldPaths, 'updateMask').map(parseFieldPath);
}

function requestTimePaths(transforms: unknown): string[][] {
  return asArray(transforms, 'updateTransforms').map((raw) => {
    const transform = asObject(raw, 'A transform');
    if (transform.setToServerValue !== 'REQUEST_TIME') {
      throw new GoogleError(
        'UNIMPLEMENTED',
        'The local database knows serverTimestamp() only, no increments and no array changes.',
      );
    }
    return parseFieldPath(transform.fieldPath);
  });
}

function precondition(raw: unknown) {
  const { exists, updateTime }: JsonObject = asObject(raw ?? {}, 'currentDocument');
  return (before: StoredDocument | undefined, name: string): void => {
    if (exists === false && before) {
      throw new GoogleError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    if ((exists === true || updateTime !== undefined) && !before) {
      throw new GoogleError('NOT_FOUND', `No document to update: ${name}`);
    }
    if (updateTime !== undefined && before?.updateTime !== updateTime) {
      throw new GoogleError('FAILED_PRECONDITION', `The document has changed: ${name}`);
    }
  };
}
