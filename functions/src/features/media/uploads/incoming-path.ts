import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/core/limits.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import { UPLOAD_TYPES, uploadResultPath } from '#domain/media/upload-place.ts';
import type { Admission } from './inspect-picture.ts';

/** Where a picture arrived, and what follows from that. */
export interface IncomingPath {
  /** What is taken there. */
  readonly admission: Admission;
  /** Path of the document that tells what became of it. */
  readonly result: string;
  /** Account of the uploader; null for an owner. */
  readonly uid: string | null;
  /** The owner's photograph it is; null for an upload by staff. */
  readonly submission: { readonly id: string; readonly n: string } | null;
}

const STAFF = /^incoming\/(?<uid>[^/]+)\/(?<team>team\/)?(?<name>[A-Za-z0-9_-]{1,80})\.(?:jpg|jpeg|png|webp)$/;
const OWNER = /^submissions\/(?<id>[0-9a-f-]{36})\/(?<n>\d{1,2})$/;

/** Reads the name of an object; null when pictures do not arrive there, which is so for everything this module stores. */
export function incomingPath(object: string): IncomingPath | null {
  const staff = STAFF.exec(object)?.groups;
  if (staff?.['uid'] !== undefined && staff['name'] !== undefined) {
    const { uid, name } = staff;
    const bytesMax = staff['team'] === undefined ? PICTURE_BYTES_MAX : TEAM_PHOTO_BYTES_MAX;
    return { admission: { types: UPLOAD_TYPES, bytesMax }, result: uploadResultPath(uid, name), uid, submission: null };
  }
  const owner = OWNER.exec(object)?.groups;
  if (owner?.['id'] === undefined || owner['n'] === undefined) return null;
  const { id, n } = owner;
  return {
    admission: { types: SUBMISSION_PHOTO_TYPES, bytesMax: PICTURE_BYTES_MAX },
    result: uploadResultPath(`submission-${id}`, n),
    uid: null,
    submission: { id, n },
  };
}
