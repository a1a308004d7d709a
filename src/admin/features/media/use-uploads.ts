import type { Picture } from '#domain/media/picture.ts';
import type { UploadKind } from '#domain/media/upload-place.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormUpload, FormUploads } from '#admin/lib/form-uploads.ts';
import { useStaff } from '#admin/lib/use-staff.ts';
import { newPictures } from './new-pictures.ts';
import { isSettled, type UploadItem } from './upload-item.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/**
 * Uploads of a part of a form. `onPicture` gets each picture once, as soon as it is in the library, and before the form
 * is notified that its upload has ended; `next` is the one that was chosen after it and is there already, null for none.
 */
export function useUploads(
  kind: UploadKind,
  uploads: FormUploads,
  onPicture: (picture: Picture, next: Picture | null) => void,
): UploadQueue {
  const { uid } = useStaff();
  const [queue] = useState(() => createUploadQueue(uid, kind));
  const onNewPicture = useEffectEvent(onPicture);
  useEffect(() => {
    const delivered = new Set<string>();
    const stop = queue.items.listen((items) => {
      for (const { picture, next } of newPictures(items, delivered)) onNewPicture(picture, next);
      uploads.report(queue, items.map(formUpload));
    });
    const unfollow = queue.follow();
    return () => {
      stop();
      unfollow();
      uploads.report(queue, []);
    };
  }, [queue, uploads]);
  return queue;
}

function formUpload(item: UploadItem): FormUpload {
  const { upload, name, progress, state } = item;
  const ended = state === 'refused' ? 'failed' : 'done';
  return { upload, name, progress, state: isSettled(item) ? ended : 'running' };
}
