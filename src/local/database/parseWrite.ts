import { toUtcTimestamp } from '../../pipeline/news/articleFile';
import type { Authorize } from './accessOf';
import type { Edit, Fields, StoredDocument } from './documents';
import { asArray, asObject, GoogleError, invalid } from './googleError';
import type { JsonObject } from './googleError';
import { documentName } from './names';

/**
 * Turns one write of the protocol (an update of the whole document, a delete, or a mere verification, with or
 * without a condition) into an edit. Throws INVALID_ARGUMENT for a malformed write; the edit itself throws
 * when its condition does not hold, or when `authorize` does.
 */
export function parseWrite(raw: unknown, authorize: Authorize): Edit {
  const write = asObject(raw, 'A write');
  const condition = asObject(write.currentDocument ?? {}, 'currentDocument');
  const isDelete = write.delete !== undefined;
  if (isDelete || write.verify !== undefined) {
    const name = documentName(isDelete ? write.delete : write.verify);
    return {
      name,
      apply(before) {
        authorize(isDelete ? 'delete' : 'get', name);
        checkCondition(condition, before, name);
        return isDelete ? undefined : before?.fields;
      },
    };
  }
  if (write.update === undefined) {
    throw invalid('A write must have "update", "delete" or "verify".');
  }
  if (write.updateMask !== undefined) {
    throw new GoogleError('UNIMPLEMENTED', 'The local database writes whole documents only.');
  }
  const update = asObject(write.update, 'update');
  const name = documentName(update.name);
  // In any form: the SDKs write right ones only.
  const fields = asObject(update.fields ?? {}, 'fields') as Fields;
  const times = stampedFields(write.updateTransforms);
  return {
    name,
    apply: (before, time) => {
      const stamped = times.map((field) => [field, { timestampValue: time }] as const);
      const after = { ...fields, ...Object.fromEntries(stamped) };
      const { exists = before !== undefined, updateTime } = condition;
      // As with Firestore's, the rules see what is asked for; only then is looked whether it is there.
      authorize(exists === true || updateTime !== undefined ? 'update' : 'create', name, after);
      checkCondition(condition, before, name);
      return after;
    },
  };
}

/** Returns the fields that get the time of the write. */
function stampedFields(transforms: unknown): string[] {
  return asArray(transforms, 'updateTransforms').map((raw) => {
    const { fieldPath, setToServerValue } = asObject(raw, 'A transform');
    if (setToServerValue === 'REQUEST_TIME') return String(fieldPath);
    throw new GoogleError(
      'UNIMPLEMENTED',
      'The local database knows serverTimestamp() only, no increments and no array changes.',
    );
  });
}

function checkCondition(
  { exists, updateTime }: JsonObject,
  before: StoredDocument | undefined,
  name: string,
): void {
  if (exists === false && before) {
    throw new GoogleError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if ((exists === true || updateTime !== undefined) && !before) {
    throw new GoogleError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (
    updateTime !== undefined &&
    toUtcTimestamp(before?.updateTime) !== toUtcTimestamp(updateTime)
  ) {
    throw new GoogleError('FAILED_PRECONDITION', `The document has changed: ${name}`);
  }
}
