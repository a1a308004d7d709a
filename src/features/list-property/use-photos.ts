import { submissionsApi } from '#domain/api/submissions.ts';
import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { addressOf } from '#lib/api/call-api.ts';
import { callUntilAnswered } from '#lib/api/call-until-answered.ts';
import { uploadFile } from '#lib/api/upload-file.ts';
import { drawThumbnail } from './draw-thumbnail.ts';
import { choosePhotos, type Photo } from './photo.ts';

const PUT_PHOTO = 'PUT /api/submissions/{id}/photos/{n}';
const { response } = submissionsApi[PUT_PHOTO];

/** What takes the photographs of a submission. */
export interface PhotoTicket {
  /** The submission's id. */
  readonly id: string;
  /** The secret that takes them. */
  readonly ticket: string;
}

/** The photographs of the wizard. */
export interface Photos {
  /** Those chosen, in order. */
  photos: readonly Photo[];
  /** Why files were not added, the last time. */
  rejections: readonly string[];
  /** Adds files. */
  add: (files: readonly File[]) => void;
  /** Takes one away. */
  remove: (id: string) => void;
  /** Sends those that have not arrived, one after the other. */
  send: (ticket: PhotoTicket, pending: readonly Photo[]) => Promise<void>;
}

/** Keeps the photographs, draws them small and brings them to the API. */
export function usePhotos(): Photos {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [rejections, setRejections] = useState<readonly string[]>([]);

  const change = (id: string, news: Partial<Photo>): void =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)));

  const sendOne = async ({ id, file }: Photo, n: number, ticket: PhotoTicket): Promise<void> => {
    change(id, { upload: 'sending', share: 0 });
    const { address } = addressOf(PUT_PHOTO, { id: ticket.id, n: String(n) });
    const upload = {
      address,
      file,
      headers: { 'Upload-Ticket': ticket.ticket },
      onProgress: (share: number) => change(id, { share }),
    };
    try {
      response.parse(
        await callUntilAnswered(
          () => uploadFile(upload),
          () => undefined,
        ),
      );
      change(id, { upload: 'sent', share: 1 });
    } catch (error) {
      change(id, { upload: 'failed' });
      if (!(error instanceof ApiFailure)) reportError(error);
    }
  };

  return {
    photos,
    rejections,
    add: (files) => {
      const { chosen, rejections: rejected } = choosePhotos(files, photos);
      setRejections(rejected);
      setPhotos((all) => [...all, ...chosen]);
      for (const { id, file } of chosen) void drawThumbnail(file).then((thumbnail) => change(id, { thumbnail }));
    },
    remove: (id) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
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
