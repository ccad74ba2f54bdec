import type { Authorize } from './accessOf';
import { toVersion } from './documents';
import type { Edit, StoredDocument } from './documents';
import { parseFieldName, parseFields } from './fields';
import type { Fields } from './fields';
import { asArray, asObject, GoogleError, invalid } from './googleError';
import type { JsonObject } from './googleError';
import { documentName } from './names';

/**
 * Turns one write of the protocol (an update with or without a mask, a delete, or a mere verification, with
 * or without a condition) into an edit. Throws INVALID_ARGUMENT for a malformed write; the edit itself throws
 * when its condition does not hold, or when `authorize` does.
 */
export function parseWrite(raw: unknown, authorize: Authorize): Edit {
  const write = asObject(raw, 'A write');
  const check = precondition(write.currentDocument);
  const isDelete = write.delete !== undefined;
  if (isDelete || write.verify !== undefined) {
    const name = documentName(isDelete ? write.delete : write.verify);
    return {
      name,
      apply(before) {
        authorize(isDelete ? 'delete' : 'get', name);
        check(before, name);
        return isDelete ? undefined : before?.fields;
      },
    };
  }
  if (write.update === undefined) {
    throw invalid('A write must have "update", "delete" or "verify".');
  }
  const update = asObject(write.update, 'update');
  const name = documentName(update.name);
  const fields = parseFields(update.fields);
  const mask = maskedFields(write.updateMask);
  const times = stampedFields(write.updateTransforms);
  return {
    name,
    apply: (before, time) => {
      const merged = mask ? merge(before?.fields ?? {}, fields, mask) : fields;
      const stamped = times.map((field) => [field, { timestampValue: time }] as const);
      const after = { ...merged, ...Object.fromEntries(stamped) };
      // As with Firestore's, the rules see what is asked for; only then is looked whether it is there.
      authorize(expectsDocument(write.currentDocument, before) ? 'update' : 'create', name, after);
      check(before, name);
      return after;
    },
  };
}

/** Returns the fields before, but for those of the mask, which are as written now. */
function merge(before: Fields, written: Fields, mask: readonly string[]): Fields {
  const kept = Object.entries(before).filter(([field]) => !mask.includes(field));
  const masked = Object.entries(written).filter(([field]) => mask.includes(field));
  return Object.fromEntries([...kept, ...masked]);
}

function maskedFields(mask: unknown): string[] | undefined {
  if (mask === undefined) return undefined;
  return asArray(asObject(mask, 'updateMask').fieldPaths, 'updateMask').map(parseFieldName);
}

/** Returns the fields that get the time of the write. */
function stampedFields(transforms: unknown): string[] {
  return asArray(transforms, 'updateTransforms').map((raw) => {
    const transform = asObject(raw, 'A transform');
    if (transform.setToServerValue !== 'REQUEST_TIME') {
      throw new GoogleError(
        'UNIMPLEMENTED',
        'The local database knows serverTimestamp() only, no increments and no array changes.',
      );
    }
    return parseFieldName(transform.fieldPath);
  });
}

function expectsDocument(condition: unknown, before: StoredDocument | undefined): boolean {
  const { exists = before !== undefined, updateTime } = asObject(
    condition ?? {},
    'currentDocument',
  );
  return exists === true || updateTime !== undefined;
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
    if (updateTime !== undefined && before?.updateTime !== toVersion(updateTime)) {
      throw new GoogleError('FAILED_PRECONDITION', `The document has changed: ${name}`);
    }
  };
}
