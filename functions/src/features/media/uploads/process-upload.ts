import { fileTooLarge } from '#domain/media/text.ts';
import { readUnlessMissing } from '#platform/read-unless-missing.ts';
import { parseIncomingPath, type IncomingPath } from './incoming-path.ts';
import { describeRejection, inspectFile } from './inspect-picture.ts';
import type { MediaDeps } from '../media-deps.ts';
import { recordRejection, recordUpload } from './record-upload.ts';
import { PictureError } from './picture-error.ts';
import { processPicture } from './process-picture.ts';

export interface UploadedFile {
  /** Name in the bucket. */
  readonly object: string;
  /** In bytes. */
  readonly size: number;
  /** The uploader's file name; '' when unknown. */
  readonly name: string;
}

/** 'elsewhere' for a file outside the upload folders, 'gone' for a file that was processed before. */
export type UploadOutcome = 'done' | 'refused' | 'gone' | 'elsewhere';

/**
 * Adds an uploaded file to the library, or records why not, and deletes the file. A repeat for the same event finds the file
 * gone and changes nothing; a repeat after an interruption writes the same files and document again.
 */
export async function processUpload(deps: MediaDeps, upload: UploadedFile): Promise<UploadOutcome> {
  const incoming = parseIncomingPath(upload.object);
  if (incoming === null) return 'elsewhere';
  const outcome = await processFile(deps, incoming, upload);
  if (outcome !== 'gone') await deps.bucket().file(upload.object).delete({ ignoreNotFound: true });
  return outcome;
}

async function processFile(deps: MediaDeps, incoming: IncomingPath, upload: UploadedFile): Promise<UploadOutcome> {
  const { bytesMax } = incoming.accepts;
  // A file that is too large is not even read.
  if (upload.size > bytesMax) return recordRejection(deps, incoming, fileTooLarge(upload.size, bytesMax));
  const bytes = await readUnlessMissing(deps.bucket().file(upload.object));
  if (bytes === null) return 'gone';
  const rejection = inspectFile(bytes, incoming.accepts);
  if (rejection !== null) return recordRejection(deps, incoming, rejection);
  try {
    return await recordUpload(deps, incoming, await processPicture(deps, bytes, upload.name));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return recordRejection(deps, incoming, describeRejection(error, bytes));
  }
}
