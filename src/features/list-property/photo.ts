import { fileTypeOf, HEAD_BYTES } from '#domain/media/file-type.ts';
import { PICTURE_BYTES_MAX } from '#domain/media/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { SUBMISSION_PHOTOS_MAX } from '#domain/submission/limits.ts';
import { PHOTO_EMPTY, PHOTO_TOO_LARGE, PHOTO_TYPE_UNKNOWN, TOO_MANY_PHOTOS } from '#domain/submission/text.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { LIST_PROPERTY_TEXT as text, photoRejected } from './text.ts';

export type PhotoType = (typeof SUBMISSION_PHOTO_TYPES)[number];

export interface Photo {
  readonly id: string;
  readonly file: File;
  readonly type: PhotoType;
  /** Thumbnail as a data URL; null while it is drawn, or when the browser cannot read the file. */
  readonly thumbnail: string | null;
  readonly upload: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Share of the upload, from 0 to 1. */
  readonly share: number;
  /** Why the upload failed, where the API says it; '' otherwise. */
  readonly problem: string;
  /** Whether a failed upload can be tried again. */
  readonly canRetry: boolean;
}

/** The files that can be added to the present ones, and why the others cannot. */
export function choosePhotos(
  files: readonly File[],
  present: readonly Photo[],
): { readonly chosen: readonly Photo[]; readonly rejections: readonly string[] } {
  const chosen: Photo[] = [];
  const rejections: string[] = [];
  for (const file of files) {
    const type = SUBMISSION_PHOTO_TYPES.find((known) => known === file.type);
    const id = `${file.name} ${file.size} ${file.lastModified}`;
    if ([...present, ...chosen].some((photo) => photo.id === id)) continue;
    if (type === undefined) rejections.push(photoRejected(file.name, PHOTO_TYPE_UNKNOWN));
    else if (file.size === 0) rejections.push(photoRejected(file.name, PHOTO_EMPTY));
    else if (file.size > PICTURE_BYTES_MAX) rejections.push(photoRejected(file.name, PHOTO_TOO_LARGE));
    else if (present.length + chosen.length >= SUBMISSION_PHOTOS_MAX) {
      rejections.push(photoRejected(file.name, TOO_MANY_PHOTOS));
    } else chosen.push({ id, file, type, thumbnail: null, upload: 'waiting', share: 0, problem: '', canRetry: true });
  }
  return { chosen, rejections };
}

/** The data of a photograph in the submission; of a long name the end, which has the file type. */
export function describePhoto({ file, type }: Photo): { name: string; type: PhotoType; bytes: number } {
  return { name: file.name.slice(-SHORT_TEXT), type, bytes: file.size };
}

/** The type of a photograph by its bytes, which counts for the API; a browser gives that of its name. Undefined for others. */
export async function photoTypeOf(file: File): Promise<PhotoType | undefined> {
  const found = fileTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return SUBMISSION_PHOTO_TYPES.find((accepted) => accepted === found);
}

/** A file with the type of its bytes. */
export async function typedByContent(file: File): Promise<Blob> {
  return file.slice(0, file.size, (await photoTypeOf(file)) ?? file.type);
}

/** What a failed upload says of its photograph. */
export function failureOf(error: unknown): Pick<Photo, 'problem' | 'canRetry'> {
  if (!(error instanceof ApiFailure)) return { problem: '', canRetry: true };
  if (error.code === 'ticket_refused') return { problem: text.photoTooLate, canRetry: false };
  const [rejection] = error.fields;
  return rejection ? { problem: rejection.message, canRetry: false } : { problem: '', canRetry: true };
}
