import { fileTooLarge } from '#domain/media/text.ts';
import { readUnlessMissing } from '#platform/read-unless-missing.ts';
import { incomingPath, type IncomingPath } from './incoming-path.ts';
import { rejectionOf, rejectionText } from './inspect-picture.ts';
import type { MediaDeps } from '../media-deps.ts';
import { recordUpload } from './record-upload.ts';
import { recordRejection } from './record-rejection.ts';
import { PictureError } from './picture-error.ts';
import { takeIn } from './take-in.ts';

/** An object that was stored. */
export interface UploadedObject {
  /** Its name in the bucket. */
  readonly object: string;
  /** Its size in bytes. */
  readonly size: number;
  /** File name as its uploader knew it; '' when unknown. */
  readonly name: string;
}

/** What came of an object; 'elsewhere' when pictures do not arrive at its place, 'gone' when it was processed before. */
export type UploadOutcome = 'done' | 'refused' | 'gone' | 'elsewhere';

/**
 * Makes an arrived file a picture of the library, or says why not, and deletes it. Run again for the same event it finds
 * the file gone and changes nothing; stopped in between, it writes the same files and the same document once more.
 */
export async function processUpload(deps: MediaDeps, received: UploadedObject): Promise<UploadOutcome> {
  const place = incomingPath(received.object);
  if (place === null) return 'elsewhere';
  const outcome = await settle(deps, place, received);
  if (outcome !== 'gone') await deps.bucket().file(received.object).delete({ ignoreNotFound: true });
  return outcome;
}

async function settle(deps: MediaDeps, place: IncomingPath, received: UploadedObject): Promise<UploadOutcome> {
  const { bytesMax } = place.admission;
  // A file that is too large to be taken is not even read.
  if (received.size > bytesMax) return recordRejection(deps, place, fileTooLarge(received.size, bytesMax));
  const bytes = await readUnlessMissing(deps.bucket().file(received.object));
  if (bytes === null) return 'gone';
  const rejection = rejectionOf(bytes, place.admission);
  if (rejection !== null) return recordRejection(deps, place, rejection);
  try {
    return await recordUpload(deps, place, await takeIn(deps, bytes, received.name));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return recordRejection(deps, place, rejectionText(error, bytes));
  }
}
