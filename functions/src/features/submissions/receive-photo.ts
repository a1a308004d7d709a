import type { Handler } from '#domain/api/handler.ts';
import type { submissionsApi } from '#domain/api/submissions.ts';
import { ApiError } from '#domain/core/errors.ts';
import { fileTypeOf } from '#domain/media/file-type.ts';
import { PHOTO_TYPE_UNKNOWN } from '#domain/submission/text.ts';
import {
  storedSubmissionSchema,
  submissionPhotoPath,
  type ReceivedPhoto,
} from '#domain/submission/stored-submission.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { submissionPath } from '#platform/firestore-paths.ts';
import { isSecret, sha256 } from '#platform/secrets.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Stores a file in a bucket, at a path closed to browsers. */
export type StoreFile = (path: string, bytes: Uint8Array, type: string) => Promise<void>;

type Contract = (typeof submissionsApi)['PUT /api/submissions/{id}/photos/{n}'];

/**
 * Makes the handler of PUT /api/submissions/{id}/photos/{n}. A file claims its number before it is stored, so that of two
 * files at the same time the second never overwrites the first (docs/decisions/0113).
 */
export function receivePhoto(database: () => Firestore, storeFile: StoreFile, clock: () => Date): Handler<Contract> {
  return async ({ params: { id, n }, headers: { 'upload-ticket': ticket }, body: { bytes, mediaType } }) => {
    const upload = { id, n, ticket, digest: sha256(bytes) };
    const claimed = await inTransaction(database(), (transaction) =>
      claimNumber(database(), transaction, upload, clock(), () => ({
        type: requirePhoto(bytes, mediaType),
        bytes: bytes.byteLength,
      })),
    );
    // Claimed but not stored: a retry stores the file.
    if (claimed.receivedAt === null) {
      await storeFile(submissionPhotoPath(id, n), bytes, claimed.type);
      await inTransaction(database(), (transaction) => confirmFile(database(), transaction, upload, clock()));
    }
    return { n, type: claimed.type, bytes: claimed.bytes, sha256: claimed.sha256 };
  };
}

interface PhotoUpload {
  readonly id: string;
  readonly n: number;
  readonly ticket: string;
  /** SHA-256 of the file in hexadecimal digits. */
  readonly digest: string;
}

/** Claims a number for a file, or gives the earlier claim of the same file; throws conflict when another file has it. */
async function claimNumber(
  firestore: Firestore,
  transaction: Transaction,
  { id, n, ticket, digest }: PhotoUpload,
  now: Date,
  inspect: () => Pick<ReceivedPhoto, 'type' | 'bytes'>,
): Promise<ReceivedPhoto> {
  const stored = await transaction.get(firestore.doc(submissionPath(id)));
  // The same error for a missing submission and a wrong ticket, so that ids cannot be found by trial.
  if (!stored.exists) throw new ApiError('ticket_refused');
  const { submission, received, ticketHash, ticketExpiresAt } = storedSubmissionSchema.parse(stored.data());
  if (!isSecret(ticket, ticketHash)) throw new ApiError('ticket_refused');
  if (submission?.photos[n] === undefined) throw new ApiError('not_found');
  const found = inspect();
  const earlier = received[String(n)];
  if (earlier?.sha256 === digest) return earlier;
  if (earlier !== undefined) throw new ApiError('conflict', { detail: 'Another photograph has this number.' });
  if (Date.parse(ticketExpiresAt) <= now.getTime()) throw new ApiError('ticket_refused');
  const claim = { ...found, sha256: digest, receivedAt: null };
  transaction.update(stored.ref, { [`received.${n}`]: claim });
  return claim;
}

/** Records that a claimed file is stored, unless the submission was erased or made anonymous meanwhile. */
async function confirmFile(
  firestore: Firestore,
  transaction: Transaction,
  { id, n, digest }: PhotoUpload,
  now: Date,
): Promise<void> {
  const stored = await transaction.get(firestore.doc(submissionPath(id)));
  if (!stored.exists) throw new ApiError('ticket_refused');
  const claim = storedSubmissionSchema.parse(stored.data()).received[String(n)];
  if (claim?.sha256 === digest) transaction.update(stored.ref, { [`received.${n}.receivedAt`]: now });
}

function requirePhoto(bytes: Uint8Array, mediaType: string) {
  const found = fileTypeOf(bytes);
  const type = SUBMISSION_PHOTO_TYPES.find((accepted) => accepted === found);
  if (type !== undefined && type === mediaType) return type;
  throw new ApiError('invalid_request', { fields: [{ path: '', message: PHOTO_TYPE_UNKNOWN }] });
}
