import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/media/limits.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import { UPLOAD_TYPES, uploadResultPath } from '#domain/media/upload-place.ts';
import type { AcceptedFiles } from './inspect-picture.ts';

/** The parts of an uploaded file's path. */
export interface IncomingPath {
  /** The files that are accepted there. */
  readonly accepts: AcceptedFiles;
  /** Path of the document with the result of the upload. */
  readonly result: string;
  /** Account of the uploader; null for an owner. */
  readonly uid: string | null;
  /** Submission and number of an owner's photo; null for an upload by staff. */
  readonly submission: { readonly id: string; readonly n: string } | null;
}

const STAFF = /^incoming\/(?<uid>[^/]+)\/(?<team>team\/)?(?<name>[A-Za-z0-9_-]{1,80})\.(?:jpg|jpeg|png|webp)$/;
const OWNER = /^submissions\/(?<id>[0-9a-f-]{36})\/(?<n>\d{1,2})$/;

/** Parses the name of an object; null for objects that are not uploads, such as everything that this module stores. */
export function parseIncomingPath(object: string): IncomingPath | null {
  const staff = STAFF.exec(object)?.groups;
  if (staff?.['uid'] !== undefined && staff['name'] !== undefined) {
    const { uid, name } = staff;
    const bytesMax = staff['team'] === undefined ? PICTURE_BYTES_MAX : TEAM_PHOTO_BYTES_MAX;
    return { accepts: { types: UPLOAD_TYPES, bytesMax }, result: uploadResultPath(uid, name), uid, submission: null };
  }
  const owner = OWNER.exec(object)?.groups;
  if (owner?.['id'] === undefined || owner['n'] === undefined) return null;
  const { id, n } = owner;
  return {
    accepts: { types: SUBMISSION_PHOTO_TYPES, bytesMax: PICTURE_BYTES_MAX },
    result: uploadResultPath(`submission-${id}`, n),
    uid: null,
    submission: { id, n },
  };
}
