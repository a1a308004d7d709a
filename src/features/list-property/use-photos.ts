import { submissionsApi } from '#domain/api/submissions.ts';
import { PHOTO_TYPE_UNKNOWN } from '#domain/submission/text.ts';
import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/call-api.ts';
import { callWithRetry } from '#lib/api/call-with-retry.ts';
import { drawThumbnails } from './draw-thumbnail.ts';
import { choosePhotos, failureOf, type Photo, photoTypeOf, typedByContent } from './photo.ts';
import { photoRejected } from './text.ts';

/** Timeout of one file, in milliseconds: 10 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT = 5 * 60_000;

/** Authorises the upload of a submission's photographs. */
export interface PhotoTicket {
  /** Id of the submission. */
  readonly id: string;
  /** The secret that authorises uploads. */
  readonly ticket: string;
}

export interface Photos {
  /** In the order chosen. */
  photos: readonly Photo[];
  /** Why the files chosen last were not added. */
  rejections: readonly string[];
  /** Whether the upload waits for a connection. */
  offline: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** Uploads the pending photographs one after the other. */
  send: (ticket: PhotoTicket, pending: readonly Photo[]) => Promise<void>;
}

/** Holds the photographs, draws their thumbnails and uploads them. */
export function usePhotos(): Photos {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [offline, setOffline] = useState(false);

  const change = (id: string, news: Partial<Photo>): void =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)));

  const remove = (id: string): void => setPhotos((all) => all.filter((photo) => photo.id !== id));

  /** Takes out a file whose name gives another type than its bytes: the API would reject it after its upload. */
  const checkContent = async ({ id, file }: Photo): Promise<void> => {
    if ((await photoTypeOf(file)) !== undefined) return;
    remove(id);
    setRejections((all) => [...all, photoRejected(file.name, PHOTO_TYPE_UNKNOWN)]);
  };

  const sendOne = async ({ id, file }: Photo, n: number, ticket: PhotoTicket): Promise<void> => {
    change(id, { upload: 'sending', share: 0, problem: '' });
    try {
      const body = await typedByContent(file);
      const upload = () =>
        callApi(submissionsApi, 'PUT /api/submissions/{id}/photos/{n}', {
          params: { id: ticket.id, n: String(n) },
          body,
          headers: { 'Upload-Ticket': ticket.ticket },
          timeout: UPLOAD_TIMEOUT,
          onProgress: (share) => change(id, { share }),
        });
      await callWithRetry(upload, { onOffline: setOffline });
      change(id, { upload: 'sent', share: 1 });
    } catch (error) {
      change(id, { upload: 'failed', ...failureOf(error) });
      if (!(error instanceof ApiFailure)) reportError(error);
    }
  };

  return {
    photos,
    rejections,
    offline,
    add: (files) => {
      const { chosen, rejections: rejected } = choosePhotos(files, photos);
      setRejections(rejected);
      setPhotos((all) => [...all, ...chosen]);
      for (const photo of chosen) checkContent(photo).catch(reportError);
      void drawThumbnails(chosen, (id, thumbnail) => change(id, { thumbnail }));
    },
    remove,
    send: async (ticket, pending) => {
      for (const photo of pending)
        await sendOne(
          photo,
          photos.findIndex(({ id }) => id === photo.id),
          ticket,
        );
    },
  };
}
