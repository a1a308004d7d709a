import { PICTURE_NOT_PROCESSED } from '#domain/media/text.ts';
import { logger } from 'firebase-functions';
import type { StorageEvent } from 'firebase-functions/storage';
import { HOUR } from '#platform/time.ts';
import { incomingPath } from './incoming-path.ts';
import type { MediaDeps } from '../media-deps.ts';
import { recordRejection } from './record-rejection.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { processUpload } from './process-upload.ts';

/** Makes the listener of stored objects. A failure is thrown, so that the event comes again, for an hour. */
export function onPictureUploaded(deps: MediaDeps): (event: StorageEvent) => Promise<void> {
  const inTurn = oneAtATime();
  return async ({ data, time }) => {
    const place = incomingPath(data.name);
    if (place === null) return;
    try {
      const received = { object: data.name, size: Number(data.size), name: decodeName(data.metadata?.['name'] ?? '') };
      await inTurn(() => processUpload(deps, received));
    } catch (error) {
      if (deps.clock().getTime() - Date.parse(time) < HOUR) throw error;
      logger.error(`${data.name} could not be processed for an hour`, error);
      await recordRejection(deps, place, PICTURE_NOT_PROCESSED);
      await deps.bucket().file(data.name).delete({ ignoreNotFound: true });
    }
  };
}

/** Names travel percent-encoded, because Storage takes metadata as headers; one that is not a text is taken as it stands. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
