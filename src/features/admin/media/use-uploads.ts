import type { Picture } from '@site/domain/picture';
import type { UploadKind } from '@site/domain/upload-place';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** Uploads of a screen; `onPicture` gets each picture once, as soon as it is in the library. */
export function useUploads(kind: UploadKind, onPicture: (picture: Picture) => void): UploadQueue {
  const { uid } = useStaff();
  const [queue] = useState(() => createUploadQueue(uid, kind));
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    const taken = new Set<string>();
    return queue.items.listen((items) => {
      for (const { upload, picture } of items) {
        if (picture === null || taken.has(upload)) continue;
        taken.add(upload);
        take(picture);
      }
    });
  }, [queue]);
  return queue;
}
