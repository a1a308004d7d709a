import { PICTURE_NOT_PROCESSED } from '#domain/media/text.ts';
import { logger } from 'firebase-functions';
import type { StorageEvent } from 'firebase-functions/storage';
import { createSerialQueue } from '#platform/serial-queue.ts';
import { HOUR } from '#platform/time.ts';
import { parseIncomingPath } from './incoming-path.ts';
import type { MediaDeps } from '../media-deps.ts';
import { recordRejection } from './record-upload.ts';
import { processUpload } from './process-upload.ts';

/** Makes the trigger for stored objects. It throws failures, so that the event is delivered again, for an hour. */
export function onPictureUploaded(deps: MediaDeps): (event: StorageEvent) => Promise<void> {
  // Two large pictures at the same time would not fit into an instance's memory.
  const serialQueue = createSerialQueue();
  return async ({ data, time }) => {
    const incoming = parseIncomingPath(data.name);
    if (incoming === null) return;
    try {
      const upload = { object: data.name, size: Number(data.size), name: decodeName(data.metadata?.['name'] ?? '') };
      await serialQueue('picture', () => processUpload(deps, upload));
    } catch (error) {
      if (deps.clock().getTime() - Date.parse(time) < HOUR) throw error;
      logger.error(`${data.name} could not be processed within an hour`, error);
      await recordRejection(deps, incoming, PICTURE_NOT_PROCESSED);
      await deps.bucket().file(data.name).delete({ ignoreNotFound: true });
    }
  };
}

/** File names are percent-encoded, because Storage sends metadata as headers; an invalid encoding is left as it is. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
