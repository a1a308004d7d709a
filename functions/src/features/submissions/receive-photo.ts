import type { Handler } from '@site/domain/api-handler';
import type { submissionsApi } from '@site/domain/api-submissions';
import { ApiError } from '@site/domain/errors';
import { PHOTO_TYPE_UNKNOWN } from '@site/domain/messages/submission-messages';
import { storedSubmissionSchema, submissionPhotoPath } from '@site/domain/stored-submission';
import type { Firestore } from 'firebase-admin/firestore';
import { submissionPath } from '../../platform/firestore-paths.ts';
import { isSecret, sha256 } from '../../platform/secrets.ts';
import { photoTypeOf } from './photo-type.ts';

/** Stores a file in a bucket, under a path that no browser reads. */
export type StoreFile = (path: string, bytes: Uint8Array, type: string) => Promise<void>;

/** Makes the handler of PUT /api/submissions/{id}/photos/{n}. */
export function receivePhoto(
  database: () => Firestore,
  storeFile: StoreFile,
  clock: () => Date,
): Handler<(typeof submissionsApi)['PUT /api/submissions/{id}/photos/{n}']> {
  return async ({ params: { id, n }, headers, body: { bytes, mediaType } }) => {
    const document = database().doc(submissionPath(id));
    const stored = await document.get();
    // A submission that does not exist and a wrong ticket are refused alike, so that ids cannot be tried out.
    if (!stored.exists) throw new ApiError('ticket_refused');
    const { submission, received, ticketHash, ticketExpiresAt } = storedSubmissionSchema.parse(stored.data());
    if (!isSecret(headers['upload-ticket'], ticketHash)) throw new ApiError('ticket_refused');
    if (submission?.photos[n] === undefined) throw new ApiError('not_found');
    const type = requirePhoto(bytes, mediaType);
    const answer = { n, type, bytes: bytes.byteLength };
    const digest = sha256(bytes);
    const earlier = received[String(n)];
    if (earlier?.sha256 === digest) return answer;
    if (earlier !== undefined) throw new ApiError('conflict', { detail: 'Another photograph has this number.' });
    const now = clock();
    if (Date.parse(ticketExpiresAt) <= now.getTime()) throw new ApiError('ticket_refused');
    // The file first: a document that names a missing file would be worse than a file that is put again by the retry.
    await storeFile(submissionPhotoPath(id, n), bytes, type);
    await document.update({ [`received.${n}`]: { type, bytes: bytes.byteLength, sha256: digest, receivedAt: now } });
    return answer;
  };
}

function requirePhoto(bytes: Uint8Array, mediaType: string) {
  const type = photoTypeOf(bytes);
  if (type === mediaType) return type;
  throw new ApiError('invalid_request', { fields: [{ path: '', message: PHOTO_TYPE_UNKNOWN }] });
}
